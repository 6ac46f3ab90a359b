// The frame of a static page: one narrow column, the date of its last change, a doodle in the margin.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths';
import { Headline } from '../../ui/Headline';
import { Logo } from '../../ui/Logo';

type Props = { title: string; updated?: string; children: ReactNode };

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export function LegalPage({ title, updated, children }: Props) {
  return (
    <div className="bg-paper">
      <header className="mx-auto max-w-[68ch] px-5 pt-7">
        <Link href={paths.home} aria-label="Pagelings home" className="inline-flex min-h-11 items-center">
          <Logo className="text-2xl" />
        </Link>
      </header>
      <main id="main" className="mx-auto max-w-[68ch] px-5 pb-24 pt-10">
        <Headline>{title}</Headline>
        {updated && (
          <p className="mt-4 text-soft">
            Last Updated: <time dateTime={updated}>{day.format(new Date(updated))}</time>
          </p>
        )}
        <div className="mt-8 grid gap-4 [&_h2]:mt-6 [&_h2]:text-[1.700rem]">{children}</div>
      </main>
    </div>
  );
}
