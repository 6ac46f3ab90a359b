// What can be done with an adventure: one thing at a time.
import { useQueryClient } from '@tanstack/react-query';
import { type Adventure, drawAgain, forgetAdventure } from '../../api/adventures';
import { savePage } from '../../api/pages';
import { inForm } from '../../api/pictures';
import { usePaper } from '../../ui/paper';
import { NOT_LOADED, printPage } from '../../ui/printPage';
import { tell } from '../../ui/toasts';
import { comeBack, leave } from './leaving';
import { tellingOf } from './telling';
import { sayWhy, useActs } from './useActs';

type Act = 'draw' | 'save' | 'print';

const NOT_DRAWN = [
  'Error generating coloring page',
  'There was a problem creating your coloring page. Please try again.',
] as const;
const NOT_SAVED = [
  'Error saving to gallery',
  'There was a problem saving your coloring page. Please try again.',
] as const;
const NOT_GONE = ['Error deleting page', 'There was a problem deleting your coloring page.'] as const;

export function useAdventureActs(adventure: Adventure) {
  const cache = useQueryClient();
  const paper = usePaper();
  const { running, during } = useActs<Act>();
  const { name, title, text } = tellingOf(adventure);
  const draw = async () => {
    await drawAgain(cache, adventure.id);
    tell('Coloring page created!', 'The new page hangs first.');
  };
  const save = async () => {
    await savePage(cache, {
      title,
      imageUrl: adventure.imageUrl,
      caption: text ?? '',
      complexity: adventure.coloringStyle ?? 'simple',
      tags: [adventure.theme],
      character: characterOf(adventure, name),
    });
    tell('Saved to gallery!', 'The page hangs among your saved pages.');
  };
  return {
    running,
    drawAgain: () => during('draw', draw, NOT_DRAWN),
    save: () => during('save', save, NOT_SAVED),
    print: () =>
      during(
        'print',
        () => printPage({ title, picture: inForm(adventure.imageUrl, 'svg', paper), caption: '', paper }),
        NOT_LOADED,
      ),
    forget: () => {
      leave(
        adventure.id,
        () => forgetAdventure(cache, adventure.id),
        (error) => sayWhy(error, NOT_GONE),
      );
      tell('Deleted!', `“${title}” is forgotten.`, () => comeBack(adventure.id));
    },
  };
}

/** Where no child was asked for, the placeholder of the specification. */
function characterOf({ character }: Adventure, name: string) {
  const age: unknown = Reflect.get(character, 'age');
  const gender: unknown = Reflect.get(character, 'gender');
  return {
    name: name || 'Pageling',
    age: typeof age === 'number' ? age : 5,
    gender: typeof gender === 'string' ? gender : 'unspecified',
  };
}
