// The frame of the landing page and the legal pages: footer, no nav bar.
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { SkipLink } from './SkipLink';

export const WithFooter = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    {children}
    <Footer />
  </>
);
