// One adventure on the wall: look, draw again, save, print, forget.
import { memo } from 'react';
import type { Adventure } from '../../api/adventures';
import { thumb } from '../../api/pictures';
import { ActionButton } from '../../ui/ActionButton';
import { Hung } from './Hung';
import { tellingOf } from './telling';
import { useAdventureActs } from './useAdventureActs';
import { Written } from './Written';

type Props = { adventure: Adventure; tilt: string; onLook: () => void };

export const AdventureCard = memo(
  function AdventureCard({ adventure, tilt, onLook }: Props) {
    const { title, text } = tellingOf(adventure);
    const { running, drawAgain, save, print, forget } = useAdventureActs(adventure);
    const blocked = running !== null;
    return (
      <article aria-label={title} className="flex h-full flex-col px-5 pb-6 pt-7">
        <Hung src={thumb(adventure.imageUrl)} alt={title} title={title} tilt={tilt} onLook={onLook} />
        <Written title={title} text={text} date={adventure.createdAt} heading="h2" />
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <ActionButton
            icon="pencil"
            label="Draw again"
            running={running === 'draw'}
            blocked={blocked}
            onClick={drawAgain}
          />
          <ActionButton
            icon="save"
            label="Save to Gallery"
            running={running === 'save'}
            blocked={blocked}
            onClick={save}
          />
          <ActionButton
            icon="print"
            label="Print"
            running={running === 'print'}
            blocked={blocked}
            onClick={print}
          />
          <ActionButton icon="trash" label="Delete" running={false} blocked={blocked} onClick={forget} />
        </div>
      </article>
    );
  },
  (one, two) => one.adventure === two.adventure && one.tilt === two.tilt,
);
