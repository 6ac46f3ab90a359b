// Route /privacy-policy: what is stored, for how long, who sees it.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { type Section, StaticPage } from './StaticPage';

const SECTIONS: readonly Section[] = [
  {
    title: 'What we keep',
    doodle: 'treasure chest',
    text: (
      <>
        <p>Only what Pagelings needs to work. If you have an account, these things are stored:</p>
        <ul>
          <li>
            <b>Your account:</b> an email address, a display name if you gave one, and your password as a
            one-way fingerprint that nobody can read back, not even us.
          </li>
          <li>
            <b>Your pages:</b> the drawings you save, with their titles, captions and tags, and the
            character’s name, age and looks as you typed them.
          </li>
          <li>
            <b>Your adventures:</b> what you asked to have drawn, so that you can come back and draw it again,
            and how far you colored it on screen.
          </li>
          <li>
            <b>Your uploads:</b> pictures of artwork, with what you wrote about them. Each picture is made
            anew when it arrives: where, when and with which camera it was taken is thrown away.
          </li>
          <li>
            <b>Your story books:</b> the child and the friends in them, what they are about, your own ideas,
            their words and their pictures.
          </li>
          <li>
            <b>Your likes, reports and donations:</b> which artwork you liked or reported; for a donation its
            amount, date, message and the payment provider’s reference. Card numbers never come here.
          </li>
        </ul>
        <p>Without an account we store nothing about you at all.</p>
      </>
    ),
  },
  {
    title: 'Photos',
    doodle: 'camera',
    text: (
      <p>
        A photo you turn into a coloring page is read, drawn after and forgotten. It is never written to a
        disk. What was seen in it stays in the server’s memory for five minutes at most after you last moved a
        slider. The drawing made from it is kept for a day, and longer only if you save it.
      </p>
    ),
  },
  {
    title: 'How long',
    doodle: 'clock',
    text: (
      <ul>
        <li>
          A page that nobody saves stays among your adventures for 30 days after you drew or last colored it.
          A page made from a photo goes after a day.
        </li>
        <li>You are signed out 30 days after your last visit.</li>
        <li>
          Failed attempts to sign in are counted for an hour, under a scrambled name, to stop people who guess
          passwords.
        </li>
        <li>What you delete is deleted at once, picture and all. What you keep stays until you delete it.</li>
        <li>
          When you delete your account, everything above goes with it. A donation’s amount and date stay,
          without your name, because books have to be kept.
        </li>
      </ul>
    ),
  },
  {
    title: 'Who sees it',
    doodle: 'binoculars',
    text: (
      <>
        <p>
          You, and nobody else. Pages and uploads are private to the account they belong to. If you offer an
          upload to others, an operator of this site looks at it first, and only then can visitors see the
          picture, its title, its description and its tags.
        </p>
        <p>
          <b>A child’s name and age are never shown to anyone but you.</b> They are not in the public gallery
          and not in anything the server tells other people. Please leave them out of titles and descriptions
          too.
        </p>
        <p>
          The server keeps a short technical log: the kind of request, whether it worked and how long it took.
          Names, texts, photos and addresses are not in it.
        </p>
      </>
    ),
  },
  {
    title: 'What leaves this server',
    doodle: 'mailbox',
    text: (
      <>
        <p>
          Nothing, unless you send it. Pages are drawn here by our own program. There is no advertising, no
          analytics, and this site loads nothing from any other site.
        </p>
        <p>
          Two things can reach out, and both begin with your own press of a button. If you donate, you pay on
          the payment provider’s page and it gets what you type there. If the operator of this site has
          connected an outside AI service and you choose AI for a page, that one wish or photo is sent to it.
          It is off unless both of you switched it on.
        </p>
      </>
    ),
  },
  {
    title: 'Children',
    doodle: 'teddy bear',
    text: (
      <>
        <p>
          Children under 13 need parental consent to use Pagelings. Accounts are made by grown-ups, who draw
          together with their children or let them use the creators under their eyes. Whoever makes an account
          tells us that they are of age, or have that consent.
        </p>
        <p>
          Donating, sharing artwork with others and leaving this site all wait behind a small task for a
          grown-up.
        </p>
        <p>If you find that a child made an account alone, tell us and we delete it.</p>
      </>
    ),
  },
  {
    title: 'What you can do',
    doodle: 'magic key',
    text: (
      <>
        <p>
          On your <Link href={paths.account}>account page</Link> you can change your name and password,
          download everything you have here as one file, and delete your account, at any time and without
          asking anyone.
        </p>
        <p>
          Anything else, or a question about this page? <Link href={paths.contact}>Write to us.</Link>
        </p>
      </>
    ),
  },
  {
    title: 'When this page changes',
    doodle: 'open book',
    text: (
      <p>
        The date on top says when the words last changed. Changes that matter are announced here at least 30
        days before they count.
      </p>
    ),
  },
];

export default function Privacy() {
  return (
    <StaticPage
      title="Privacy Policy"
      updated="2026-11-21"
      lead="Your pages are yours. We keep little, show nothing, and sell nothing."
      sections={SECTIONS}
    />
  );
}
