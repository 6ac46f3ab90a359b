// The form that uploads a picture a child made.
import { type FormEvent, type ReactNode, useId } from 'react';
import { CrayonButton } from '../../ui/Crayon';
import { Field, LongField } from '../../ui/Field';
import { PictureField } from './PictureField';
import { TagField } from './TagField';
import { useUploading } from './useUploading';

export function UploadForm({ onDone }: { onDone: () => void }) {
  const { draft, set, complaints, sending, send } = useUploading(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
      <PictureField image={draft.image} error={complaints.image} onPick={(image) => set({ image })} />
      <Field
        label="Title"
        value={draft.title}
        maxLength={120}
        error={complaints.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <LongField
        label="Description"
        note="(optional)"
        maxLength={1000}
        value={draft.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4 has-aria-invalid:grid-cols-1">
        <Field
          label="Child’s first name"
          value={draft.childName}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => set({ childName: event.target.value })}
        />
        <Field
          label="Age"
          value={draft.childAge}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          error={complaints.childAge}
          onChange={(event) => set({ childAge: event.target.value })}
        />
      </div>
      <p className="-mt-3 text-soft">Name and age are optional, and only you ever see them.</p>
      <TagField tags={draft.tags} onChange={(tags) => set({ tags })} />
      <Offer on={draft.isPublic} onChange={(isPublic) => set({ isPublic })}>
        An operator looks at it first. For grown-ups to decide.
      </Offer>
      <CrayonButton type="submit" disabled={sending}>
        {sending ? 'Uploading...' : 'Upload Artwork'}
      </CrayonButton>
    </form>
  );
}

type OfferProps = { on: boolean; onChange: (on: boolean) => void; children: ReactNode };

function Offer({ on, onChange, children }: OfferProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}d`}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox mt-0.5"
      />
      <span>
        <b>Show it to other families</b>
        <span id={`${id}d`} className="block text-soft">
          {children}
        </span>
      </span>
    </label>
  );
}
