// Where toasts appear: a strip of masking tape with a note on it. One at a time, 5 s, swipe right, F8.
import { Toast } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon';
import { type Message, messageGone, useMessage, wasPressedBelow } from './toasts';

/** The element that had the focus before the region took it. */
function useLastFocused() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && !target.closest('[data-toasts]')) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return last;
}

/** Lifts the layer above everything, an open dialog included, each time there is news. It lies at the end of the
 * screen where no finger was: whoever works through a list does not want it over the next button. */
function useOnTop(news: number | undefined) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news === undefined) return;
    const lifted = layer.current;
    if (!lifted) return;
    lifted.dataset.end = wasPressedBelow(window.innerHeight / 2) ? 'top' : 'bottom';
    lifted.hidePopover();
    lifted.showPopover();
  }, [news]);
  return layer;
}

export function ToastRegion() {
  const message = useMessage();
  const [closed, setClosed] = useState(0);
  const viewport = useRef<HTMLOListElement>(null);
  const layer = useOnTop(message?.id);
  const last = useLastFocused();
  const close = (id: number) => {
    // radix-ui/primitives#2233: a toast closed by hand leaves the timers of all later ones paused for ever.
    const region = viewport.current?.closest('[role=region]');
    if (region?.contains(document.activeElement))
      (last.current?.isConnected ? last.current : document.body).focus();
    region?.dispatchEvent(new PointerEvent('pointerleave'));
    setClosed(id);
    messageGone();
  };
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notification">
      {message && (
        <Note
          key={message.id}
          message={message}
          open={closed !== message.id}
          onClose={() => close(message.id)}
        />
      )}
      <div
        ref={layer}
        popover="manual"
        data-toasts=""
        className="inset-auto bottom-4 right-4 m-0 data-[end=top]:bottom-auto data-[end=top]:top-5 w-[min(26rem,calc(100vw-2rem))] overflow-visible bg-transparent p-0 text-ink"
      >
        <Toast.Viewport ref={viewport} className="outline-none" />
      </div>
    </Toast.Provider>
  );
}

function Note({ message, open, onClose }: { message: Message; open: boolean; onClose: () => void }) {
  return (
    <Toast.Root
      open={open}
      onOpenChange={(now) => now || onClose()}
      type={message.bad ? 'foreground' : 'background'}
      className="toast flat-sheet taped relative flex items-start gap-3 p-4 pr-2 pop data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${message.bad ? 'bg-ember text-paper' : 'bg-meadow'}`}
      >
        <Icon name={message.bad ? 'oops' : 'tick'} />
      </span>
      <div className="min-w-0 flex-1 self-center">
        <Toast.Title
          className={`font-display text-[1.150rem] font-bold leading-tight ${message.bad ? 'text-ember' : ''}`}
        >
          {message.title}
        </Toast.Title>
        {message.description && (
          <Toast.Description className="mt-1 leading-snug">{message.description}</Toast.Description>
        )}
        {message.undo && (
          <Toast.Action
            altText="Undo: press F8, then this button"
            onClick={message.undo}
            className="text-link mt-1 min-h-11 pr-6 text-left"
          >
            Undo
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
