// Route /privacy-policy.
import { LegalPage } from './LegalPage';

export default function Privacy() {
  return (
    <LegalPage title="Privacy Policy" updated="2026-11-21">
      <h2>What we keep</h2>
      <p>
        An email address, a display name if you give one, a password that nobody can read, and the pages you
        save.
      </p>
      <h2>What leaves this server</h2>
      <p>Nothing. Pages are drawn here. No child’s name and no picture goes to anyone else.</p>
      <h2>Children</h2>
      <p>Children under 13 need parental consent to use Pagelings. Accounts are for grown-ups.</p>
    </LegalPage>
  );
}
