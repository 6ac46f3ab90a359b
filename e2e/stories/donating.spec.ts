// A cup of coffee: not set up, set up, given, thought better of.
import { expect, type Page, test } from '@playwright/test';
import { look, passGate, toast } from '../screen';

const open = (page: Page, donations: boolean) =>
  page.route('**/api/site', (route) => route.fulfill({ json: { donations, review: true, contact: { name: null, email: null, blog: null } } }));
const checkout = '**/api/payments/create-checkout-session';

test('where donations are not set up, the page says so kindly', async ({ page }, info) => {
  await page.goto('/donation');
  await expect(page.getByText('Donations are not set up here. Thank you for the kind thought!')).toBeVisible();
  await look(page, info, 'donation-not-set-up');
});

test('a grown-up chooses an amount and goes on to pay', async ({ page }, info) => {
  await open(page, true);
  await page.goto('/donation');
  for (const amount of ['$5', '$10', '$15', '$20']) await expect(page.getByRole('radio', { name: amount, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '$10' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Donate $10' })).toBeEnabled();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await expect(page.getByRole('button', { name: 'Donate $0' })).toBeDisabled();
  const custom = page.getByLabel('Custom amount in dollars');
  await expect(custom).toHaveAttribute('min', '1');
  await expect(custom).toHaveAttribute('step', '1');
  await custom.fill('0.50');
  await page.getByLabel(/A few words/).fill('Thank you for the dinosaurs!');
  await look(page, info, 'donation');

  await page.route(checkout, (route) => route.fulfill({ status: 422, json: { status: 422, code: 'invalid', field: 'amount', message: 'Donation amount must be at least $1' } }));
  await page.getByRole('button', { name: 'Donate $0.50' }).click();
  const gate = page.getByRole('dialog', { name: 'Grown-ups only' });
  await gate.getByRole('textbox').fill('1');
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expect(gate.getByText('Not quite. Here is another one.')).toBeVisible();
  await passGate(page);
  await expect(toast(page, 'There was an error processing your donation. Please try again.')).toBeVisible();
  await expect(page.getByText('Donation amount must be at least $1')).toBeVisible();

  await page.getByRole('radio', { name: '$15' }).check();
  const sent = page.waitForRequest(checkout);
  await page.route(checkout, (route) => route.fulfill({ json: { checkoutUrl: '/donation/success' } }));
  await page.getByRole('button', { name: 'Donate $15' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ amount: 15, message: 'Thank you for the dinosaurs!' });
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(page.getByText('A receipt was sent to you by e-mail.')).toBeVisible();
  await look(page, info, 'donation-success');
});

test('who did not pay is told that nothing was charged', async ({ page }, info) => {
  await page.goto('/donation/cancel');
  await expect(page.getByText('Your card was not charged.')).toBeVisible();
  await look(page, info, 'donation-cancel');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL('/donation');
});
