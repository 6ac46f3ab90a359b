// Route /terms-of-service.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { type Section, StaticPage } from './StaticPage';

const SECTIONS: readonly Section[] = [
  {
    title: 'What this is',
    doodle: 'paint palette',
    text: (
      <p>
        Pagelings draws coloring pages for children from what you choose, type or photograph. It is free.
        Pencils, crayons and paper are not included. By using it you agree to this page; if you do not, please
        do not use it.
      </p>
    ),
  },
  {
    title: 'Your account',
    doodle: 'backpack',
    text: (
      <>
        <p>
          Accounts are for grown-ups. Children under 13 use Pagelings with a parent’s consent and inside that
          parent’s account. Keep your password to yourself, and tell us if you think someone else has it.
        </p>
        <p>You can delete your account whenever you like, on your account page.</p>
      </>
    ),
  },
  {
    title: 'Your pages',
    doodle: 'present',
    text: (
      <>
        <p>
          The pages you make are yours: print them, color them, hang them up, give them away, make a hundred
          copies for a class. You do not need to ask and you do not need to name us.
        </p>
        <p>
          Use your own photos, or ones you have permission to use. What is in a photo stays the responsibility
          of whoever brought it.
        </p>
      </>
    ),
  },
  {
    title: 'Sharing artwork',
    doodle: 'easel',
    text: (
      <>
        <p>
          Uploads belong to you and to the child who made them. When you offer one to others you allow us to
          show it in the gallery for as long as you leave it there. Delete it, and it is gone from the gallery
          at once.
        </p>
        <p>
          An operator looks at everything before anyone else can see it, and may say no without giving a
          reason. Anyone signed in can report a picture; it is hidden until an operator has looked again.
        </p>
      </>
    ),
  },
  {
    title: 'Being kind',
    doodle: 'heart',
    text: (
      <>
        <p>Children look at this. So please:</p>
        <ul>
          <li>nothing hurtful, frightening or grown-up, in words or in pictures;</li>
          <li>no names, addresses, schools or faces of children in anything you share;</li>
          <li>nobody else’s work as your own;</li>
          <li>no programs that use the site so hard that others cannot.</li>
        </ul>
        <p>Whoever does it anyway may find their account suspended.</p>
      </>
    ),
  },
  {
    title: 'Donations',
    doodle: 'teapot',
    text: (
      <p>
        A <Link href={paths.donation}>donation</Link> is a gift that keeps the lights on. It buys nothing and
        unlocks nothing. If you gave by mistake, <Link href={paths.contact}>write to us</Link>.
      </p>
    ),
  },
  {
    title: 'What we cannot promise',
    doodle: 'umbrella',
    text: (
      <p>
        We build this with care and run it as well as we can, but it comes as it is: it may be away for a
        while, and a drawing may have a funny foot. Keep copies of what you love, the download button is there
        for that. As far as the law allows, we are not liable for damage from using a free service.
      </p>
    ),
  },
  {
    title: 'Changes',
    doodle: 'hatching egg',
    text: (
      <p>
        If we change something material in these terms, we say so on this page at least 30 days before it
        counts. The date on top tells you when the words last changed. If you do not like the new terms, you
        can take everything of yours along and delete your account before they begin.
      </p>
    ),
  },
];

export default function Terms() {
  return (
    <StaticPage
      title="Terms of Service"
      updated="2026-11-21"
      lead="Draw, print, share kindly. The rest of this page says the same in more words."
      sections={SECTIONS}
    />
  );
}
