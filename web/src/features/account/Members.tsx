// Route /members: who has an account here, for an operator to suspend or to share the work with.
import { type FormEvent, useState } from 'react';
import { isSignedOut } from '../../api/call';
import { useMembers } from '../../api/members';
import { useSession } from '../../api/session';
import { Field } from '../../ui/Field';
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { EmptyState, ErrorState } from '../../ui/Notices';
import { Spinner } from '../../ui/Waiting';
import { MemberRow } from './MemberRow';

export default function Members() {
  const { user } = useSession();
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-bubblegum px-5 pb-20 pt-8 sm:px-8">
      <div className="mx-auto max-w-[1060px]">
        <Headline>Members</Headline>
        {user?.isOperator ? (
          <Search ownId={user.id} />
        ) : (
          <EmptyState title="For operators">This page is for those who look after this site.</EmptyState>
        )}
      </div>
    </main>
  );
}

function Search({ ownId }: { ownId: string }) {
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    setEmail(typed.trim());
  };
  return (
    <>
      <p className="mt-3 max-w-[56ch] text-[1.150rem]">
        A suspended member is signed out at once, cannot sign in, and nothing of theirs is shown to others.
      </p>
      <form onSubmit={search} className="mt-6 flex max-w-[34rem] flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            label="Email"
            note="(all of it; empty for everybody)"
            value={typed}
            inputMode="email"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <button type="submit" className="ink-button inked max-sm:w-full">
          Find
        </button>
      </form>
      <List key={email} email={email} ownId={ownId} />
    </>
  );
}

function List({ email, ownId }: { email: string; ownId: string }) {
  const list = useMembers(email);
  if (list.isPending) return <Spinner label="Looking them up…" />;
  if (list.isError) {
    return (
      <ErrorState
        title="Error loading members"
        action={
          <button type="button" onClick={() => list.refetch()} className="ink-button inked">
            <Icon name="undo" />
            Try Again
          </button>
        }
      >
        {isSignedOut(list.error) ? 'Please sign in again.' : 'There was a problem loading the members.'}
      </ErrorState>
    );
  }
  const members = list.data.pages.flatMap((portion) => portion.items);
  if (members.length === 0) return <EmptyState title="Nobody has this email" />;
  return (
    <>
      <ul aria-label="Members" className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} isSelf={member.id === ownId} />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
          className="ink-button inked mt-8"
        >
          <Icon name="plus" />
          Show more
        </button>
      )}
    </>
  );
}
