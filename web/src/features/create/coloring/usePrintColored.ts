// Printing lines and colors together.
import type { Fills } from '../../../ui/coloring';
import { coloredPicture } from '../../../ui/paintFills';
import { usePaper } from '../../../ui/paper';
import { printPage } from '../../../ui/printPage';
import type { Picture } from './usePicture';

export function usePrintColored({ lines, map }: Picture, title: string, caption: string) {
  const paper = usePaper();
  return (fills: Fills) => {
    const picture = coloredPicture(lines, map, fills).then((blob) => URL.createObjectURL(blob));
    return printPage({ title, picture, caption, paper });
  };
}
