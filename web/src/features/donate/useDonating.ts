// From the form to the payment provider's page.
import { useState } from 'react';
import { ApiError } from '../../api/call';
import { beginDonation } from '../../api/donations';
import { askGrownUp } from '../../ui/gate';
import { warn } from '../../ui/toasts';

type Wish = { dollars: number; message: string; email: string };
type Complaints = { amount?: string; email?: string };

const INVALID = 'Please enter a valid donation amount.';

/** Names this visit's donation: pressed twice, it is still one. */
const newKey = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export function useDonating() {
  const [visit] = useState(newKey);
  const [going, setGoing] = useState(false);
  const [complaints, setComplaints] = useState<Complaints>({});
  const sorry = (error: unknown) => {
    const field = error instanceof ApiError ? error.field : undefined;
    const said = error instanceof ApiError ? error.said : undefined;
    if (field === 'amount' || field === 'email') setComplaints({ [field]: said });
    warn('Payment failed', 'There was an error processing your donation. Please try again.');
  };
  const donate = async ({ dollars, message, email }: Wish) => {
    setComplaints({});
    if (dollars <= 0) {
      setComplaints({ amount: INVALID });
      warn('Invalid amount', INVALID);
      return;
    }
    if (going || !(await askGrownUp())) return;
    setGoing(true);
    try {
      const idempotencyKey = `${visit}-${Math.round(dollars * 100)}`;
      window.location.assign(await beginDonation({ amount: dollars, message, email, idempotencyKey }));
    } catch (error) {
      setGoing(false);
      sorry(error);
    }
  };
  return { going, complaints, donate };
}
