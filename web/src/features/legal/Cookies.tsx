// Route /cookies-policy.
import { LegalPage } from './LegalPage';

export default function Cookies() {
  return (
    <LegalPage title="Cookies Policy" updated="2026-11-21">
      <h2>One cookie</h2>
      <p>It keeps you signed in. There are no others, and nobody follows you around.</p>
      <h2>What your browser remembers</h2>
      <p>
        A half-built character and your choice of paper stay in your own browser. Drafts are forgotten when
        you log out.
      </p>
    </LegalPage>
  );
}
