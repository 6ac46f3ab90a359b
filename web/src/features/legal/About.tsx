// Route /about: how a page comes to be.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { type Section, StaticPage } from './StaticPage';

const SECTIONS: readonly Section[] = [
  {
    title: 'Why',
    doodle: 'swing',
    text: (
      <p>
        To get kids off screens. You make a page quickly, print it, and the rest of the afternoon happens at
        the kitchen table with pencils, crayons or markers.
      </p>
    ),
  },
  {
    title: 'Who draws',
    doodle: 'easel',
    text: (
      <>
        <p>
          A program we wrote, line by line. It knows how a knee bends and where a castle keeps its windows. It
          composes each page anew from hundreds of things drawn by hand for it, puts your child in the middle,
          and inks everything with round, calm lines.
        </p>
        <p>
          No outside AI is needed: the page is made on this server in less than a second. The same wish draws
          the same page again, for ever.
        </p>
      </>
    ),
  },
  {
    title: 'Made for crayons',
    doodle: 'pencil',
    text: (
      <ul>
        <li>Every area is closed, so colors stay where they belong.</li>
        <li>No area is narrower than a crayon’s tip.</li>
        <li>Lines are thick on simple pages and finer on detailed ones.</li>
        <li>It prints on one sheet of Letter or A4, sharp at any size.</li>
      </ul>
    ),
  },
  {
    title: 'Nothing scary',
    doodle: 'friendly ghost',
    text: (
      <p>
        Villains are silly, dinosaurs have picnics, and the artist simply does not know how to draw a weapon.
        What is typed is read for kindness before it is drawn or shown.
      </p>
    ),
  },
  {
    title: 'Yours to look into',
    doodle: 'magnifying glass',
    text: (
      <p>
        The whole program is free software under the MIT and Apache-2.0 licences: anyone may read it and run
        it at home. What we did not make ourselves is on the <Link href={paths.credits}>credits page</Link>.
      </p>
    ),
  },
];

export default function About() {
  return (
    <StaticPage
      title="How Pagelings Works"
      lead="A wish goes in, a page comes out. Here is what happens in between."
      sections={SECTIONS}
    />
  );
}
