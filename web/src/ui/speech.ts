// Reading aloud, on request only.
import { useSyncExternalStore } from 'react';

const synth = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

const subscribe = (changed: () => void) => {
  synth()?.addEventListener?.('voiceschanged', changed);
  return () => synth()?.removeEventListener?.('voiceschanged', changed);
};

/** Whether this device has a voice at all. */
export const useVoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (synth()?.getVoices().length ?? 0) > 0,
    () => false,
  );

export function say(text: string): void {
  const voice = synth();
  if (!voice) return;
  voice.cancel();
  voice.speak(new SpeechSynthesisUtterance(text));
}
