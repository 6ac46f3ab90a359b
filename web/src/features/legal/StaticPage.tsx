// A static page: one column of text, a list of its contents that stays in sight, a doodle beside each
// section. The doodle of the section one reads is colored.
import type { ReactNode } from 'react';
import { Headline } from '../../ui/Headline';
import { anchorOf } from './anchors';
import { ContentsList } from './ContentsList';
import { Doodle } from './Doodle';
import { useReading } from './useReading';

/** `doodle` is the name of a thing the engine can draw. */
export type Section = { title: string; doodle: string; text: ReactNode };

type Props = { title: string; lead: ReactNode; updated?: string; sections: readonly Section[] };

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export function StaticPage({ title, lead, updated, sections }: Props) {
  const here = useReading(sections.map((section) => anchorOf(section.title)));
  return (
    <main
      id="main"
      className="mx-auto grid max-w-[1240px] grid-cols-[minmax(0,1fr)] gap-x-12 px-5 pb-24 pt-8 sm:px-8 md:grid-cols-[13rem_minmax(0,1fr)] md:pt-14"
    >
      <div className="md:col-start-2">
        <Headline>{title}</Headline>
        {updated && (
          <p className="mt-4 text-soft">
            Last Updated: <time dateTime={updated}>{day.format(new Date(updated))}</time>
          </p>
        )}
        <p className="mt-5 max-w-[34ch] font-display text-[1.500rem] font-semibold leading-snug">{lead}</p>
      </div>
      <div className="mt-8 md:row-span-2 md:row-start-1 md:mt-2">
        <ContentsList titles={sections.map((section) => section.title)} here={here} />
      </div>
      <div className="mt-4 md:col-start-2 md:mt-6">
        {sections.map((section, n) => (
          <Part key={section.title} section={section} n={n} on={here === anchorOf(section.title)} />
        ))}
      </div>
    </main>
  );
}

type PartProps = { section: Section; n: number; on: boolean };

const Part = ({ section, n, on }: PartProps) => (
  <section
    id={anchorOf(section.title)}
    aria-labelledby={`${anchorOf(section.title)}-title`}
    className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)_auto] gap-x-6 pt-12 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)] lg:gap-x-14"
  >
    <h2 id={`${anchorOf(section.title)}-title`} className="self-end text-[1.900rem]">
      {section.title}
    </h2>
    <Doodle name={section.doodle} n={n} on={on} />
    <div className="prose col-span-2 mt-4 max-w-[68ch] lg:col-span-1 lg:col-start-1">{section.text}</div>
  </section>
);
