// The side menu of narrow screens.
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../paths';
import { openAuth } from '../ui/auth-dialog';
import { Icon } from '../ui/Icon';
import { Logo } from '../ui/Logo';

type Props = { signedIn: boolean; onClose: () => void };

export function MobileDrawer({ signedIn, onClose }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => drawer.current?.showModal(), []);
  const open = (tab: 'login' | 'register') => {
    onClose();
    openAuth(tab);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; Esc does so from the keyboard.
    <dialog
      ref={drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === drawer.current && onClose()}
      className="slide-in fixed inset-y-0 left-auto right-0 m-0 h-dvh max-h-none w-[min(20rem,86vw)] bg-paper text-ink"
    >
      <div className="flex h-full flex-col gap-2 p-5">
        <div className="mb-4 flex items-center justify-between">
          <Logo className="text-xl" />
          <button
            type="button"
            aria-label="Close menu"
            onClick={onClose}
            className="grid size-14 place-items-center"
          >
            <Icon name="close" className="size-7" />
          </button>
        </div>
        <nav aria-label="Menu" className="grid gap-1">
          <DrawerLink to={paths.create} onClose={onClose}>
            Create
          </DrawerLink>
          <DrawerLink to={paths.gallery} onClose={onClose}>
            Gallery
          </DrawerLink>
          {signedIn && (
            <DrawerLink to={paths.donation} onClose={onClose}>
              Support
            </DrawerLink>
          )}
        </nav>
        <div className="mt-6 grid gap-3">
          {signedIn ? (
            <Link href={paths.create} onClick={onClose} className="ink-button inked">
              Start Creating
            </Link>
          ) : (
            <>
              <button type="button" onClick={() => open('login')} className="ink-button inked">
                Sign In
              </button>
              <button type="button" onClick={() => open('register')} className="ink-button inked">
                Create Account
              </button>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

function DrawerLink({ to, onClose, children }: { to: string; onClose: () => void; children: ReactNode }) {
  return (
    <Link
      href={to}
      onClick={onClose}
      className="flex min-h-[60px] items-center border-b-4 border-ink/10 px-2 font-display text-[1.400rem] font-bold"
    >
      {children}
    </Link>
  );
}
