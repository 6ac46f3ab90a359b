// "Adjust Coloring Page": the same controls, with a small sheet to watch, to apply or to cancel.
import { inForm } from '../../../api/pictures';
import { CrayonButton } from '../../../ui/Crayon';
import { Dialog } from '../../../ui/Dialog';
import { PreviewImage } from '../../../ui/PreviewImage';
import { usePaper } from '../../../ui/paper';
import { Trouble } from '../../../ui/Trouble';
import { AdjustControls } from './AdjustPanel';
import type { Trial } from './useTrial';

export function AdjustDialog({ trial, onClose }: { trial: Trial; onClose: () => void }) {
  const paper = usePaper();
  const cancel = () => {
    trial.forget();
    onClose();
  };
  const apply = async () => {
    if (!trial.changed || (await trial.update())) onClose();
  };
  return (
    <Dialog title="Adjust Coloring Page" onClose={cancel} className="max-w-[56rem]">
      <div className="mt-5 grid items-center gap-6 md:grid-cols-[minmax(0,300px)_minmax(0,1fr)] md:gap-10">
        <div
          className={`flat-sheet relative mx-auto aspect-[8.5/11] w-[min(100%,180px)] transition-opacity md:w-full ${trial.busy ? 'opacity-60' : ''}`}
        >
          <PreviewImage src={inForm(trial.page, 'svg', paper)} alt="The page with these lines" />
        </div>
        <AdjustControls trial={trial} />
      </div>
      <Trouble text={trial.trouble} />
      <div className="mt-7 flex flex-wrap items-center justify-end gap-4 max-sm:flex-col-reverse max-sm:items-stretch">
        <button type="button" onClick={cancel} className="ink-button inked">
          Cancel
        </button>
        <CrayonButton onClick={apply}>Apply Changes</CrayonButton>
      </div>
    </Dialog>
  );
}
