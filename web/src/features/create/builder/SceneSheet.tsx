// The adventure on a sheet: the location, drawn, with the child inside it.
import { preview } from '../../../api/pictures';
import { PreviewImage } from '../../../ui/PreviewImage';
import type { Draft } from './draft';

export function SceneSheet({ draft, className = '' }: { draft: Draft; className?: string }) {
  const { location, look, idea, elements, complexity } = draft;
  return (
    <div className={`sheet relative overflow-hidden ${className}`}>
      {location.id ? (
        <PreviewImage
          src={preview.scene(look, { location: location.id, idea: idea.id, elements, complexity })}
          alt={`Preview: ${look.name.trim()} in the ${location.label}`}
        />
      ) : (
        <div className="grid size-full place-items-center p-4 text-center">
          <p className="max-w-[18ch] font-display text-[1.300rem] font-semibold text-soft max-lg:text-[1rem]">
            Choose a place and it appears here.
          </p>
        </div>
      )}
    </div>
  );
}
