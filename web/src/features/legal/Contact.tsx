// Route /contact-us: who runs this installation, and how to reach them.
import { Link } from 'wouter';
import { useSite } from '../../api/site';
import { paths } from '../../paths';
import { OutsideLink } from '../../ui/OutsideLink';
import { type Section, StaticPage } from './StaticPage';

function Creator() {
  const { data: site } = useSite();
  return (
    <>
      <p>
        Pagelings was built in a weekend for children who ask for one more page.
        {site?.contact.name && (
          <>
            {' '}
            This site is run by <b>{site.contact.name}</b>.
          </>
        )}
      </p>
      <p>
        How it draws is told in <Link href={paths.about}>how Pagelings works</Link>; whose letters and little
        helpers it uses, in the <Link href={paths.credits}>credits</Link>.
      </p>
    </>
  );
}

function Email() {
  const { data: site, isPending } = useSite();
  if (isPending) return null;
  if (!site?.contact.email) {
    return (
      <p>
        Whoever runs this site has not left an address yet. If that is you: start the server with{' '}
        <code>--contact-email</code>.
      </p>
    );
  }
  return (
    <>
      <p>Questions or suggestions? A drawing to show? Something that does not work?</p>
      <p>
        <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
      </p>
    </>
  );
}

function Blog() {
  const { data: site } = useSite();
  if (!site?.contact.blog) return <p>There is no blog yet.</p>;
  return (
    <p>
      News, and how things are made: <OutsideLink href={site.contact.blog}>the blog</OutsideLink>.
    </p>
  );
}

const SECTIONS: readonly Section[] = [
  { title: 'Write to us', doodle: 'mailbox', text: <Email /> },
  { title: 'The creator', doodle: 'paint brush', text: <Creator /> },
  { title: 'The blog', doodle: 'open book', text: <Blog /> },
];

export default function Contact() {
  return <StaticPage title="Contact Us" lead="Grown-ups read every letter themselves." sections={SECTIONS} />;
}
