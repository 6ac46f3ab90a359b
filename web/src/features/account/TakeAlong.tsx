// Everything of one's own, as one file.
import { EVERYTHING } from '../../api/account';
import { Icon } from '../../ui/Icon';

export const TakeAlong = () => (
  <>
    <p className="mt-2">
      Your pages, pictures, adventures and what you wrote, as one zip file that any computer can open.
    </p>
    <a href={EVERYTHING} download="pagelings.zip" className="ink-button inked mt-4">
      <Icon name="download" />
      Download everything
    </a>
  </>
);
