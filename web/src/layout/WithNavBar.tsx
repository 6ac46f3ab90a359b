// The frame of every working screen: nav bar, no footer.
import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../ui/Waiting';
import { NavBar } from './NavBar';
import { SkipLink } from './SkipLink';

export const WithNavBar = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <NavBar />
    <Suspense fallback={<Spinner label="Sharpening the pencils…" />}>{children}</Suspense>
  </>
);
