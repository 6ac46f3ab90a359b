// Route /adventures: what one had drawn, to come back to and to draw again.
import { Link } from 'wouter';
import { type Adventure, useAdventures } from '../../api/adventures';
import { inForm } from '../../api/pictures';
import { paths } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { Headline } from '../../ui/Headline';
import { EmptyState } from '../../ui/Notices';
import { AdventureCard } from './AdventureCard';
import { tellingOf } from './telling';
import { Wall } from './Wall';

export default function Adventures() {
  const list = useAdventures();
  return (
    <main id="main" className="mx-auto min-h-[calc(100dvh-76px)] max-w-[1320px] px-5 pb-20 pt-8 sm:px-8">
      <Headline>My Adventures</Headline>
      <p className="mt-3 max-w-[52ch] text-[1.150rem]">
        Everything you had drawn lately. Save what you want to keep; draw again what you want to see anew.
      </p>
      <Wall<Adventure>
        label="My adventures"
        list={list}
        sorry="There was a problem loading your adventures."
        empty={<NoneYet />}
        shown={(adventure) => ({
          id: adventure.id,
          title: tellingOf(adventure).title,
          picture: inForm(adventure.imageUrl, 'svg', 'letter'),
          alt: tellingOf(adventure).title,
          text: tellingOf(adventure).text,
        })}
        card={(adventure, tilt, onLook) => (
          <AdventureCard adventure={adventure} tilt={tilt} onLook={onLook} />
        )}
      />
    </main>
  );
}

const NoneYet = () => (
  <EmptyState
    title="No adventures yet"
    action={
      <Link href={paths.create} className="crayon mt-2 max-sm:w-full">
        <CrayonShape />
        Start Creating
      </Link>
    }
  >
    Every page you have drawn is remembered here for a while.
  </EmptyState>
);
