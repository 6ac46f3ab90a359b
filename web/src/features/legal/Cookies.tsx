// Route /cookies-policy: there is one.
import { type Section, StaticPage } from './StaticPage';

const SECTIONS: readonly Section[] = [
  {
    title: 'One cookie',
    doodle: 'cookie',
    text: (
      <>
        <p>
          It is called <code>pagelings_session</code>, it comes when you sign in, and it keeps you signed in.
          It holds a long random number and nothing about you. Only this site can read it; scripts cannot.
        </p>
        <p>
          It is forgotten when you log out, and stops working 30 days after your last visit. Without it nobody
          could stay signed in, so there is no switch for it and no banner to click away.
        </p>
      </>
    ),
  },
  {
    title: 'What your browser remembers',
    doodle: 'snail',
    text: (
      <>
        <p>These never leave your own device:</p>
        <ul>
          <li>
            <b>Drafts:</b> a half-built character, so that a reload loses nothing. Forgotten when you log out.
          </li>
          <li>
            <b>Your paper:</b> Letter or A4; and whether somebody was signed in here, yes or no.
          </li>
          <li>
            <b>For this visit only:</b> where you were before signing in, and that a grown-up has solved the
            grown-ups’ task.
          </li>
          <li>
            <b>The app itself:</b> its own files, so that it opens without a network. No page, picture or name
            of yours is among them.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'What there is not',
    doodle: 'magnifying glass',
    text: (
      <p>
        No advertising, no analytics, no cookies of other companies, no pixels, no fingerprints. Nobody
        follows you around from here. If you donate, you do so on the payment provider’s own site, which has
        its own cookies.
      </p>
    ),
  },
];

export default function Cookies() {
  return (
    <StaticPage
      title="Cookies Policy"
      updated="2026-11-21"
      lead="There is one cookie, and it is not the kind with chocolate."
      sections={SECTIONS}
    />
  );
}
