// Route /account: one's name and password, everything to take along, and leaving.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../api/session';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Leaving } from './Leaving';
import { NameForm } from './NameForm';
import { PasswordForm } from './PasswordForm';
import { TakeAlong } from './TakeAlong';

export default function Account() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-bubblegum px-5 pb-20 pt-8 sm:px-8 sm:pt-12">
      <div className="mx-auto max-w-[1060px]">
        <Headline tab="Your account">Your Account</Headline>
        <p className="mt-3 break-words text-[1.150rem]">
          Signed in as <b>{user.email}</b>
        </p>
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <Sheet title="Your name">
            <NameForm user={user} />
          </Sheet>
          <Sheet title="What you made">
            <Made isOperator={user.isOperator} />
          </Sheet>
          <Sheet title="Password">
            <PasswordForm />
          </Sheet>
          <div className="grid gap-6">
            <Sheet title="Take everything along">
              <TakeAlong />
            </Sheet>
            <Sheet title="Delete account">
              <Leaving />
            </Sheet>
          </div>
        </div>
      </div>
    </main>
  );
}

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flat-sheet p-6 sm:p-7">
    <h2 className="text-[1.600rem]">{title}</h2>
    {children}
  </section>
);

const Made = ({ isOperator }: { isOperator: boolean }) => (
  <ul className="mt-3 grid gap-1">
    <Way to={paths.gallery}>Creative Gallery</Way>
    <Way to={paths.adventures}>My adventures</Way>
    <Way to={`${paths.gallery}?tab=uploads`}>Uploads</Way>
    {isOperator && <Way to={paths.review}>Review artwork (for operators)</Way>}
    {isOperator && <Way to={paths.members}>Members (for operators)</Way>}
  </ul>
);

const Way = ({ to, children }: { to: string; children: string }) => (
  <li>
    <Link href={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  </li>
);
