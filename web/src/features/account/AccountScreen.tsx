// The forms of the auth dialog as a page of their own; knows where to go on afterwards.
import { Redirect, useLocation, useSearch } from 'wouter';
import { useReturningMember } from '../../api/session';
import { paths, returnTo } from '../../paths';
import type { AuthTab } from '../../ui/auth-dialog';
import { Headline } from '../../ui/Headline';
import { Spinner } from '../../ui/Waiting';
import { AuthTabs } from './AuthTabs';

export function AccountScreen({ tab }: { tab: AuthTab }) {
  const { user, loading } = useReturningMember();
  const [, go] = useLocation();
  const search = useSearch();
  if (loading) return <Spinner label="Sharpening the pencils…" />;
  if (user) return <Redirect to={returnTo(search)} replace />;
  const kept = search ? `?${search}` : '';
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-sunflower px-5 py-10 sm:py-16">
      <div className="flat-sheet relative mx-auto max-w-[36rem] p-6 sm:p-9 taped">
        <Headline
          tab={tab === 'login' ? 'Sign In' : 'Create Account'}
          className="text-[clamp(2.200rem,6vw,3rem)]"
        >
          Welcome to Pagelings
        </Headline>
        <AuthTabs
          tab={tab}
          onTab={(next) => go(`${next === 'login' ? paths.login : paths.register}${kept}`, { replace: true })}
          onDone={() => {}}
        />
      </div>
    </main>
  );
}
