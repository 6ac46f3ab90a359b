// The Uploads tab: a form for a picture a child made, and the family's own uploads.
import { useState } from 'react';
import { type Upload, useOwnUploads } from '../../api/uploads';
import { CrayonShape } from '../../ui/Crayon';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/Notices';
import { useWide } from '../../ui/width';
import { ArtworkCard } from './ArtworkCard';
import { UploadForm } from './UploadForm';
import { Wall } from './Wall';

const TITLE = 'Share Your Child’s Artwork';

export function Uploads() {
  const wide = useWide();
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
      <section aria-labelledby="share">{wide ? <FormSheet /> : <FormBehindAButton />}</section>
      <section aria-labelledby="yours">
        <h2 id="yours" className="text-[1.900rem]">
          Your Uploads
        </h2>
        <OwnWall />
      </section>
    </div>
  );
}

const FormSheet = () => (
  <div className="flat-sheet taped relative p-6">
    <h2 id="share" className="text-[1.700rem]">
      {TITLE}
    </h2>
    <UploadForm onDone={() => {}} />
  </div>
);

function FormBehindAButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h2 id="share" className="text-[1.900rem]">
        {TITLE}
      </h2>
      <p className="mt-2 max-w-[40ch]">Take a photo of what your child colored, and keep it here.</p>
      <button type="button" onClick={() => setOpen(true)} className="crayon mt-4 max-sm:w-full">
        <CrayonShape />
        Choose a Picture
      </button>
      {open && (
        <Dialog title={TITLE} onClose={() => setOpen(false)}>
          <UploadForm onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function OwnWall() {
  const list = useOwnUploads();
  return (
    <Wall<Upload>
      label="Your uploads"
      list={list}
      sorry="There was a problem loading the artworks."
      narrow
      empty={
        <EmptyState title="You haven't uploaded any artwork yet">
          A colored page, a painting, a castle of boxes: what your child made can hang here.
        </EmptyState>
      }
      shown={shownArt}
      card={(art, tilt, onLook) => <ArtworkCard art={art} tilt={tilt} onLook={onLook} own />}
    />
  );
}

export const shownArt = (art: Upload) => ({
  id: art.id,
  title: art.title,
  picture: art.imageUrl,
  alt: art.title,
  text: art.description ?? undefined,
});
