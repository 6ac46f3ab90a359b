// Route /terms-of-service.
import { LegalPage } from './LegalPage';

export default function Terms() {
  return (
    <LegalPage title="Terms of Service" updated="2026-11-21">
      <h2>Your pages</h2>
      <p>The pages you make are yours: print them, color them, give them away.</p>
      <h2>Changes</h2>
      <p>If we change something material in these terms, we tell you at least 30 days before.</p>
    </LegalPage>
  );
}
