// One's own account: name, password, everything to take along, adventures, and leaving.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { enter, look, savedPage, toast } from '../screen';

test('a person changes name and password, takes everything along, and leaves', async ({ page }, info) => {
  const who = await enter(page);
  await page.goto('/account');
  await expect(page.getByLabel('Display Name')).toBeVisible();
  await look(page, info, 'account');
  await page.getByLabel('Display Name').fill('Noor Rivers');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(toast(page, 'Your name is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account menu, Noor Rivers' })).toBeVisible();

  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password').fill('12345');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await page.getByLabel('New password').fill('paper-and-pencils');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.getByLabel('Current password').fill(who.password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page, 'Your password is changed. Other browsers are signed out.')).toBeVisible();

  const taking = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  expect(readFileSync(await (await taking).path()).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const really = page.getByRole('dialog', { name: 'Delete your account?' });
  await really.getByRole('button', { name: 'Delete for good' }).click();
  await expect(really.getByText('Password is required')).toBeVisible();
  await look(page, info, 'account-delete');
  await really.getByLabel('Your password').fill('paper-and-pencils');
  await really.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  const back = await page.request.post('/api/auth/login', { data: { ...who, password: 'paper-and-pencils' } });
  expect(back.status()).toBe(401);
});

test('an adventure is come back to, drawn again, and saved', async ({ page }, info) => {
  await enter(page);
  await page.goto('/adventures');
  await expect(page.getByText('No adventures yet')).toBeVisible();
  await savedPage(page, 'jungle', 'Jungle day');
  await page.reload();
  const card = page.getByRole('article', { name: "Maya's Jungle Expedition" });
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Draw again' }).click();
  await expect(toast(page, 'Coloring page created!')).toBeVisible();
  await expect(card).toHaveCount(2);
  await look(page, info, 'adventures');
  await card.first().getByRole('button', { name: 'Save to Gallery' }).click();
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
  await page.goto('/gallery');
  await expect(page.getByRole('article')).toHaveCount(2);
});
