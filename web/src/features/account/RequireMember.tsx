// The door of a protected screen: a spinner while the session loads, then in, or to the landing page.
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../api/session';
import { paths } from '../../paths';
import { rememberWhere } from '../../ui/came-from';
import { Spinner } from '../../ui/Waiting';
import { NoNetwork } from './NoNetwork';

export function RequireMember({ children }: { children: ReactNode }) {
  const { user, loading, lost, askAgain } = useSession();
  if (loading) {
    return (
      <main id="main" className="grid min-h-[70dvh] place-items-center">
        <Spinner label="Sharpening the pencils…" />
      </main>
    );
  }
  if (lost) return <NoNetwork onRetry={askAgain} />;
  return user ? children : <ToTheDoor />;
}

function ToTheDoor() {
  const [, go] = useLocation();
  const [from] = useState(() => window.location.pathname + window.location.search);
  useEffect(() => {
    rememberWhere(from);
    go(paths.home, { replace: true });
  }, [from, go]);
  return null;
}
