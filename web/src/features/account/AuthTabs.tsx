// Sign In and Create Account as two paper tabs.
import type { AuthTab } from '../../ui/auth-dialog';
import { PaperTabs } from '../../ui/PaperTabs';
import { AccountForm } from './AccountForm';

type Props = { tab: AuthTab; onTab: (tab: AuthTab) => void; onDone: () => void };

export function AuthTabs({ tab, onTab, onDone }: Props) {
  return (
    <PaperTabs
      label="Sign in or create an account"
      className="mt-6"
      current={tab}
      onGo={(id) => onTab(id === 'register' ? 'register' : 'login')}
      tabs={[
        { id: 'login', label: 'Sign In', panel: <AccountForm tab="login" onDone={onDone} /> },
        { id: 'register', label: 'Create Account', panel: <AccountForm tab="register" onDone={onDone} /> },
      ]}
    />
  );
}
