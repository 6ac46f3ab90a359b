// Whether an operator has set up a service that draws photos.
import { useOptions } from '../../../api/options';

export function useOffersAi(): boolean {
  const { data } = useOptions();
  return data?.aiPhotos ?? false;
}
