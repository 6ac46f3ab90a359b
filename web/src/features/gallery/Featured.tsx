// The Featured tab: artwork that families set apart, and below it all that they share.
import { type Upload, useFeatured, usePublicUploads } from '../../api/uploads';
import { EmptyState } from '../../ui/Notices';
import { ArtworkCard } from './ArtworkCard';
import { shownArt } from './Uploads';
import { Wall } from './Wall';

const SORRY = 'There was a problem loading the artworks.';

export function Featured() {
  const featured = useFeatured();
  const all = usePublicUploads();
  const card = (art: Upload, tilt: string, onLook: () => void) => (
    <ArtworkCard art={art} tilt={tilt} onLook={onLook} own={false} />
  );
  return (
    <>
      <section aria-labelledby="featured" className="mt-8">
        <h2 id="featured" className="text-[1.900rem]">
          Featured Artwork
        </h2>
        <Wall<Upload>
          label="Featured artwork"
          list={featured}
          sorry={SORRY}
          empty={
            <EmptyState title="No featured artwork yet">
              Families choose what hangs here: press Feature under one of your uploads.
            </EmptyState>
          }
          shown={shownArt}
          card={card}
        />
      </section>
      <section aria-labelledby="shared" className="mt-16">
        <h2 id="shared" className="text-[1.900rem]">
          From All Families
        </h2>
        <Wall<Upload>
          label="Artwork from all families"
          list={all}
          sorry={SORRY}
          empty={
            <EmptyState title="No uploaded artwork yet">
              The first picture that a family shares, and an operator has looked at, hangs here.
            </EmptyState>
          }
          shown={shownArt}
          card={card}
        />
      </section>
    </>
  );
}
