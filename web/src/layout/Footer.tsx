// The footer of the landing page and the legal pages.
import { Link } from 'wouter';
import { useSite } from '../api/site';
import { paths } from '../paths';
import { Cut } from '../ui/Cut';

const LINKS = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Cookies Policy', to: paths.cookies },
  { label: 'Contact Us', to: paths.contact },
] as const;

export function Footer() {
  return (
    <>
      <Cut to="text-ink" flip />
      <footer className="bg-ink text-paper [&_:focus-visible]:outline-paper">
        <div className="mx-auto grid max-w-[1240px] gap-8 px-5 py-14 sm:px-8 md:grid-cols-2">
          <div>
            <p className="max-w-[40ch]">
              This product was built in a weekend. Questions or suggestions? <WriteToUs />
            </p>
            <p className="mt-6" suppressHydrationWarning>
              © {new Date().getFullYear()} Pagelings
            </p>
          </div>
          <nav aria-label="Footer" className="md:justify-self-end">
            <ul className="grid gap-1 md:text-right">
              {LINKS.map((link) => (
                <li key={link.to}>
                  <Link
                    href={link.to}
                    className="inline-block py-2.5 underline underline-offset-4 hover:decoration-[3px]"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
              <li>
                <Link href={paths.donation} className="text-link inline-block py-2.5">
                  Buy the creator a cup of coffee to keep the lights on
                </Link>
              </li>
            </ul>
          </nav>
        </div>
      </footer>
    </>
  );
}

/** The operator's address, where there is one. */
function WriteToUs() {
  const { data: site } = useSite();
  if (!site?.contact.email) {
    return (
      <Link href={paths.contact} className="text-link">
        Write to us
      </Link>
    );
  }
  return (
    <a className="text-link" href={`mailto:${site.contact.email}`}>
      {site.contact.email}
    </a>
  );
}
