// The bar on top of every working screen.
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useReturningMember } from '../api/session';
import { paths } from '../paths';
import { openAuth } from '../ui/auth-dialog';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';
import { AccountMenu } from './AccountMenu';
import { MobileDrawer } from './MobileDrawer';

export function NavBar() {
  const { user } = useReturningMember();
  const [drawer, setDrawer] = useState(false);
  return (
    <header className="relative z-20 bg-paper">
      <div className="mx-auto flex h-[76px] max-w-[1320px] items-center gap-1 px-5 sm:gap-3 sm:px-8 lg:gap-6">
        <Link
          href={user ? paths.create : paths.home}
          aria-label="Pagelings home"
          className="flex min-h-11 items-center"
        >
          <Logo className="text-2xl" />
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-2 md:flex">
          <NavLink to={paths.create}>Create</NavLink>
          <NavLink to={paths.gallery}>Gallery</NavLink>
          {user && <NavLink to={paths.donation}>Support</NavLink>}
        </nav>
        <div className="hidden items-center gap-3 md:flex">
          {user ? (
            <Link href={paths.create} className="ink-button inked wax-sunflower min-h-[54px]">
              Start Creating
            </Link>
          ) : (
            <SignedOut />
          )}
        </div>
        {user && (
          <div className="ml-auto md:ml-0">
            <AccountMenu user={user} />
          </div>
        )}
        <button
          type="button"
          aria-label="Open menu"
          onClick={() => setDrawer(true)}
          className={`-mr-3 grid size-14 shrink-0 place-items-center md:hidden ${user ? '' : 'ml-auto'}`}
        >
          <Icon name="menu" className="size-8" />
        </button>
      </div>
      {drawer && <MobileDrawer signedIn={user !== null} onClose={() => setDrawer(false)} />}
    </header>
  );
}

function NavLink({ to, children }: { to: string; children: string }) {
  const [here] = useLocation();
  const on = here === to || (to === paths.create && here === paths.coloring);
  return (
    <Link
      href={to}
      aria-current={on ? 'page' : undefined}
      className={`px-3 py-3 font-bold underline-offset-8 hover:underline ${on ? 'underline decoration-tomato decoration-[5px]' : 'decoration-[3px]'}`}
    >
      {children}
    </Link>
  );
}

const SignedOut = () => (
  <>
    <button
      type="button"
      onClick={() => openAuth('login')}
      className="min-h-[54px] px-4 font-bold underline-offset-8 hover:underline"
    >
      Sign In
    </button>
    <button
      type="button"
      onClick={() => openAuth('register')}
      className="ink-button inked wax-sunflower min-h-[54px]"
    >
      Create Account
    </button>
  </>
);
