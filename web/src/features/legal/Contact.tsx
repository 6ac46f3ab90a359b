// Route /contact-us.
import { LegalPage } from './LegalPage';

export default function Contact() {
  return (
    <LegalPage title="Contact Us">
      <p>Pagelings was built in a weekend by someone with children and a printer.</p>
      <p>
        Questions or suggestions?{' '}
        <a className="text-link" href="mailto:hello@pagelings.app">
          hello@pagelings.app
        </a>
      </p>
    </LegalPage>
  );
}
