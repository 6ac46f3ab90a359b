// Route /coloring: the Character Builder as a page of its own.
import { Builder } from './builder/Builder';

export default function Coloring() {
  return <Builder />;
}
