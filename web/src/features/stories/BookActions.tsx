// What one can do with a book: print it, keep it, call it something else, give it away.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isSignedOut, saidOr } from '../../api/call';
import { bookOf, deleteStory, renameStory, type Story } from '../../api/stories';
import { paths } from '../../paths';
import { openAuth } from '../../ui/auth-dialog';
import { Confirm } from '../../ui/Confirm';
import { CrayonShape } from '../../ui/Crayon';
import { Dialog } from '../../ui/Dialog';
import { download, hyphenated } from '../../ui/download';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { PaperSwitch } from '../../ui/PaperSwitch';
import { usePaper } from '../../ui/paper';
import { tell, warn } from '../../ui/toasts';
import { TinySpinner } from '../../ui/Waiting';

type Props = { story: Story };

const TITLE_CHARS = 120;

export function BookActions({ story }: Props) {
  const paper = usePaper();
  const [open, setOpen] = useState<'' | 'rename' | 'delete'>('');
  const [loading, setLoading] = useState(false);
  const book = bookOf(story.id, paper);
  const keep = async () => {
    setLoading(true);
    try {
      await download(book, `${hyphenated(story.title)}.pdf`);
      tell('Download started!');
    } catch {
      warn('Error loading book', 'The book could not be loaded. Please try again.');
    }
    setLoading(false);
  };
  const shut = () => setOpen('');
  return (
    <section aria-label="Your book" className="mt-9 flex flex-wrap items-center justify-center gap-4">
      <a href={book} target="_blank" rel="noreferrer" className="crayon max-sm:w-full">
        <CrayonShape />
        Print the Book
      </a>
      <button type="button" onClick={keep} disabled={loading} className="ink-button inked max-sm:flex-1">
        {loading ? <TinySpinner /> : <Icon name="download" />}
        Download
      </button>
      <button type="button" onClick={() => setOpen('rename')} className="ink-button inked max-sm:flex-1">
        <Icon name="pencil" />
        Rename
      </button>
      <button type="button" onClick={() => setOpen('delete')} className="ink-button inked max-sm:flex-1">
        <Icon name="trash" />
        Delete
      </button>
      <PaperSwitch />
      {open === 'rename' && <Rename story={story} onClose={shut} />}
      {open === 'delete' && <Delete story={story} onClose={shut} />}
    </section>
  );
}

type DialogProps = { story: Story; onClose: () => void };

function Rename({ story, onClose }: DialogProps) {
  const cache = useQueryClient();
  const [title, setTitle] = useState(story.title);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Title is required');
      return;
    }
    setBusy(true);
    try {
      await renameStory(cache, story.id, title.trim());
      tell('Updated!');
      onClose();
    } catch (refused) {
      if (isSignedOut(refused)) openAuth('login');
      setError(saidOr(refused, 'There was a problem renaming your story.'));
      setBusy(false);
    }
  };
  return (
    <Dialog title="What is it called?" onClose={onClose} className="max-w-[30rem]">
      <form onSubmit={submit} className="mt-4 grid gap-5" noValidate>
        <Field
          label="Title"
          value={title}
          maxLength={TITLE_CHARS}
          error={error}
          onChange={(event) => setTitle(event.target.value)}
        />
        <button type="submit" disabled={busy} className="ink-button inked wax-sunflower justify-self-end">
          {busy && <TinySpinner />}
          Save Title
        </button>
      </form>
    </Dialog>
  );
}

function Delete({ story, onClose }: DialogProps) {
  const cache = useQueryClient();
  const [, navigate] = useLocation();
  const remove = async () => {
    onClose();
    try {
      await deleteStory(cache, story.id);
      tell('Deleted!', `“${story.title}” is gone.`);
      navigate(paths.stories, { replace: true });
    } catch (refused) {
      if (isSignedOut(refused)) openAuth('login');
      warn('Delete', 'There was a problem deleting your story.');
    }
  };
  return (
    <Confirm
      title="Delete this story?"
      text={`“${story.title}” and its pictures go for good.`}
      yes="Delete"
      no="Keep it"
      onYes={remove}
      onNo={onClose}
    />
  );
}
