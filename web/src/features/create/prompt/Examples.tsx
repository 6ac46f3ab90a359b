// Five slips torn off a pad, each with an example; pressing one writes it on the pad.
import { preview } from '../../../api/pictures';
import { PreviewImage } from '../../../ui/PreviewImage';

export const EXAMPLES = [
  { text: 'An elephant with a giraffe in a treehouse', figure: 'elephant', lean: '-rotate-1' },
  { text: 'A pirate ship in space', figure: 'pirate ship', lean: 'rotate-[.8deg]' },
  { text: 'A magical forest with fairies', figure: 'fairy', lean: '-rotate-[.5deg]' },
  { text: 'A robot baking cookies', figure: 'robot', lean: 'rotate-1' },
  { text: 'A dinosaur picnic by a lake', figure: 'brachiosaurus', lean: '-rotate-[.8deg]' },
] as const;

type Props = { chosen: string; onChoose: (text: string) => void };

export const Examples = ({ chosen, onChoose }: Props) => (
  <ul className="grid gap-4">
    {EXAMPLES.map(({ text, figure, lean }) => (
      <li key={text} className={`pop ${lean}`}>
        <button
          type="button"
          aria-pressed={chosen === text}
          onClick={() => onChoose(text)}
          className="slip group flex min-h-[92px] w-full items-center gap-4 py-2 pl-4 pr-9 text-left font-display text-[1.200rem] font-semibold leading-tight"
        >
          <span className="relative block h-18 w-20 shrink-0">
            <PreviewImage src={preview.figure(figure)} alt="" />
          </span>
          {text}
        </button>
      </li>
    ))}
  </ul>
);
