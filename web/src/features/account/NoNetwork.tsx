// What is shown where the server cannot be reached: what happened, the one thing to do, and a sheet to
// scribble on meanwhile.
import { Headline } from '../../ui/Headline';
import { Icon } from '../../ui/Icon';
import { ScribbleSheet } from '../../ui/ScribbleSheet';

export const NoNetwork = ({ onRetry }: { onRetry: () => void }) => (
  <main id="main" className="min-h-[calc(100dvh-76px)] bg-sky px-5 py-10 sm:px-8 sm:py-14">
    <div className="mx-auto grid max-w-[1100px] grid-cols-[minmax(0,1fr)] items-center gap-12 md:grid-cols-[minmax(0,1fr)_minmax(0,430px)]">
      <div role="alert">
        <Headline tab="No network">No network right now</Headline>
        <p className="mt-5 max-w-[40ch] text-[1.250rem]">
          Pagelings cannot be reached. What you were making is kept on this device, and waits for you.
        </p>
        <p className="mt-2 max-w-[40ch] text-[1.250rem]">Pencils and paper work without a network.</p>
        <button type="button" onClick={onRetry} className="ink-button inked mt-8">
          <Icon name="undo" />
          Try Again
        </button>
      </div>
      <ScribbleSheet />
    </div>
  </main>
);
