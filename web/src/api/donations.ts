// Giving: begins at the payment provider's page.
import { call } from './call';
import type { components } from './schema';

export type Gift = { amount: number; message: string; email: string; idempotencyKey: string };

/** The address of the page that takes the card. */
export async function beginDonation(gift: Gift): Promise<string> {
  const { origin } = window.location;
  const { checkoutUrl } = await call<components['schemas']['Checkout']>(
    '/api/payments/create-checkout-session',
    {
      method: 'POST',
      json: {
        ...gift,
        successUrl: `${origin}/donation/success`,
        cancelUrl: `${origin}/donation/cancel`,
      },
    },
  );
  return checkoutUrl;
}
