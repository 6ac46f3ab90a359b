// Route /create: the mode chooser, or the mode the address asks for.
import { useSearch } from 'wouter';
import { Builder } from './builder/Builder';
import { Chooser } from './hub/Chooser';
import { ComingNext } from './hub/ComingNext';
import { modeIn } from './hub/modes';

export default function Hub() {
  const mode = modeIn(useSearch());
  if (!mode) return <Chooser />;
  return mode.id === 'standard' ? <Builder /> : <ComingNext key={mode.id} mode={mode} />;
}
