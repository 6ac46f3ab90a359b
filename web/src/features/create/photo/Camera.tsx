// The camera, asked for only when someone wants to take a photo.
import { useEffect, useRef, useState } from 'react';
import { CrayonButton } from '../../../ui/Crayon';
import { Dialog } from '../../../ui/Dialog';
import { Spinner } from '../../../ui/Waiting';

type Props = { onPhoto: (photo: File) => void; onClose: () => void };
type State = 'asking' | 'looking' | 'none';

export function Camera({ onPhoto, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('asking');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const open = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (gone) return stop(stream);
        if (video.current) video.current.srcObject = stream;
        setState('looking');
      } catch {
        setState('none');
      }
    };
    open();
    return () => {
      gone = true;
      stop(stream);
    };
  }, []);
  const shoot = async () => {
    const photo = video.current && (await still(video.current));
    if (photo) onPhoto(photo);
  };
  return (
    <Dialog title="Take a photo" onClose={onClose} className="max-w-[40rem]">
      <div className="mt-4 grid gap-5">
        {state === 'asking' && <Spinner label="Waking the camera…" />}
        {state === 'none' && (
          <p role="alert" className="text-[1.150rem]">
            There is no camera here, or it may not be used. Choose a photo instead.
          </p>
        )}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label="What the camera sees"
          className={`max-h-[55dvh] w-full rounded-[6px] bg-ink object-contain ${state === 'looking' ? '' : 'hidden'}`}
        />
        {state === 'looking' && <CrayonButton onClick={shoot}>Say cheese!</CrayonButton>}
      </div>
    </Dialog>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** What the camera sees now, as a file. */
async function still(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return blob && new File([blob], 'my-photo.jpg', { type: 'image/jpeg' });
}
