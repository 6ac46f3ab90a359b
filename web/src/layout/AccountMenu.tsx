// The avatar and what opens from it: who one is, and the way out.
import { useRef } from 'react';
import { initialsOf, nameOf, type User } from '../api/session';
import { useLogout } from '../features/account/useLogout';

export function AccountMenu({ user }: { user: User }) {
  const panel = useRef<HTMLDivElement>(null);
  const logout = useLogout();
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label={`Account menu, ${nameOf(user)}`}
        className="grid size-14 place-items-center rounded-full"
      >
        <span className="grid size-12 place-items-center rounded-full bg-bubblegum font-display font-extrabold">
          {initialsOf(user)}
        </span>
      </button>
      <div
        ref={panel}
        id="account-menu"
        popover="auto"
        className="inked fixed inset-auto right-4 top-[72px] m-0 w-[min(20rem,calc(100vw-2rem))] rounded-[22px] bg-paper p-4 text-ink open:pop"
      >
        <p className="font-display text-[1.250rem] font-bold leading-tight">{nameOf(user)}</p>
        <p className="mt-1 break-words text-soft">{user.email}</p>
        <button
          type="button"
          className="text-link mt-3 min-h-11 py-2"
          onClick={() => {
            panel.current?.hidePopover();
            logout();
          }}
        >
          Log out
        </button>
      </div>
    </>
  );
}
