// The avatar and what opens from it: who one is, what is one's own, and the way out.
import { useRef } from 'react';
import { Link } from 'wouter';
import { initialsOf, nameOf, type User } from '../api/session';
import { useLogout } from '../features/account/useLogout';
import { paths } from '../paths';

const FOR_OPERATORS = [
  [paths.review, 'Review artwork'],
  [paths.members, 'Members'],
] as const;

export function AccountMenu({ user }: { user: User }) {
  const panel = useRef<HTMLDivElement>(null);
  const logout = useLogout();
  const close = () => panel.current?.hidePopover();
  const ways: readonly (readonly [string, string])[] = [
    [paths.adventures, 'My adventures'],
    [paths.stories, 'My stories'],
    [paths.account, 'Your account'],
    ...(user.isOperator ? FOR_OPERATORS : []),
  ];
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
        <p className="break-words font-display text-[1.250rem] font-bold leading-tight">{nameOf(user)}</p>
        <p className="mt-1 break-words text-soft">{user.email}</p>
        <ul className="mt-3 grid border-t-4 border-ink/10 pt-2">
          {ways.map(([to, label]) => (
            <li key={to}>
              <Link
                href={to}
                onClick={close}
                className="flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="text-link min-h-11 py-2"
          onClick={() => {
            close();
            logout();
          }}
        >
          Log out
        </button>
      </div>
    </>
  );
}
