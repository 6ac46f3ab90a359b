// The adventure on a sheet: the location, drawn, with the child inside it. A strip on a phone.
import { preview } from '../../../api/pictures';
import { PreviewImage } from '../../../ui/PreviewImage';
import { type Draft, promptOf } from './draft';

export function SceneSheet({ draft }: { draft: Draft }) {
  const { location, look, idea, elements, complexity } = draft;
  const name = look.name.trim();
  return (
    <div className="sheet max-lg:flex max-lg:items-center max-lg:gap-4 max-lg:p-2">
      <div className="relative overflow-hidden max-lg:h-[160px] max-lg:w-[124px] max-lg:shrink-0 lg:aspect-[3/4] lg:p-3">
        {location.id ? (
          <PreviewImage
            src={preview.scene(look, { location: location.id, idea: idea.id, elements, complexity })}
            alt={`Preview: ${name} in the ${location.label}`}
          />
        ) : (
          <p className="grid size-full place-items-center p-2 text-center font-display text-[1.300rem] font-semibold text-soft max-lg:text-[1rem]">
            Choose a place and it appears here.
          </p>
        )}
      </div>
      <div className="min-w-0 flex-1 lg:hidden">
        <p className="line-clamp-2 break-words font-display text-[1.150rem] font-extrabold leading-tight">
          {name}
        </p>
        {location.id && <p className="mt-1 line-clamp-1 font-bold leading-tight">{location.label}</p>}
        {location.id && (
          <p className="mt-1 line-clamp-3 leading-tight text-soft">
            {idea.label || draft.own.trim() ? promptOf(draft) : 'Just exploring and having fun'}
          </p>
        )}
      </div>
    </div>
  );
}
