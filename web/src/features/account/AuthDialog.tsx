// The auth dialog: opens on a tab, closes on success.
import { type AuthTab, closeAuth, openAuth } from '../../ui/auth-dialog';
import { Dialog } from '../../ui/Dialog';
import { AuthTabs } from './AuthTabs';

export const AuthDialog = ({ tab }: { tab: AuthTab }) => (
  <Dialog title="Welcome to Pagelings" onClose={closeAuth}>
    <AuthTabs tab={tab} onTab={openAuth} onDone={closeAuth} />
  </Dialog>
);
