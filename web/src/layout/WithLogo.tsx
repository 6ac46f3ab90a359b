// The frame of the legal pages: the logo on top, the footer below, no nav bar.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths';
import { Logo } from '../ui/Logo';
import { Footer } from './Footer';
import { SkipLink } from './SkipLink';

export const WithLogo = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <header className="mx-auto max-w-[1240px] px-5 pt-7 sm:px-8">
      <Link href={paths.home} aria-label="Pagelings home" className="inline-flex min-h-11 items-center">
        <Logo className="text-2xl" />
      </Link>
    </header>
    {children}
    <Footer />
  </>
);
