// The doors: landing, signing in and out, pages nobody knows.
import { expect, test } from '@playwright/test';
import { enter, look, passGate, someone, toast } from '../screen';

test('a visitor colors the page on the landing page and reads how it works', async ({ page }, info) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Pagelings' })).toBeVisible();
  await look(page, info, 'landing');

  await page.getByRole('radio', { name: 'Tomato' }).check();
  await page.getByRole('button', { name: /^Small cloud/ }).click();
  await expect(page.getByRole('button', { name: 'Small cloud, tomato' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Small cloud, not colored yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Small cloud/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Far hill, tomato' })).toBeFocused();

  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Start Creating' }).click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
});

test('the auth dialog says what is wrong, lets in, and lets out', async ({ page }, info) => {
  const who = someone();
  await page.goto('/welcome');
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pagelings' });
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await look(page, info, 'auth-sign-in');
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Please check your credentials and try again.')).toBeVisible();

  await dialog.getByRole('tab', { name: 'Create Account' }).click();
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await look(page, info, 'auth-create-account');
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Grown-ups only' })).toBeVisible();
  await look(page, info, 'gate');
  await passGate(page);
  await expect(page).toHaveURL('/create');

  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByText(who.email)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'You have been successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a door that is stuck says so, and keeps what was typed', async ({ page }) => {
  const who = await enter(page);
  await page.goto('/create');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toast(page, 'Logout Error')).toBeVisible();
  await expect(toast(page, 'An error occurred during logout.')).toBeVisible();
  await page.context().clearCookies();

  for (const [door, name, title, advice, broken] of [
    ['login', 'Sign In', 'Login Failed', 'Please check your credentials and try again.', 'Login Error'],
    ['register', 'Create Account', 'Registration Failed', 'Please check your information and try again.', 'Registration Error'],
  ] as const) {
    await page.goto(`/${door}`);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(who.password);
    await page.route(`**/api/auth/${door}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    const press = page.locator('form').getByRole('button', { name });
    await press.click();
    if (door === 'register') await passGate(page);
    await expect(toast(page, title)).toBeVisible();
    await expect(toast(page, advice)).toBeVisible();
    await page.route(`**/api/auth/${door}`, (route) => route.abort());
    await press.click();
    await expect(toast(page, broken)).toBeVisible();
    await expect(toast(page, 'An unexpected error occurred. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(who.email);
  }
});

test('a protected screen sends a visitor home and, once signed in, back again', async ({ page, request }) => {
  const who = someone();
  await request.post('/api/auth/register', { data: who });
  await page.goto('/gallery');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'You have successfully logged in.')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

test('a page nobody knows is still a page', async ({ page }, info) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await look(page, info, 'not-found');
  if (info.project.name === '390') {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await look(page, info, 'drawer');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

for (const [path, heading] of [
  ['/login', 'Welcome to Pagelings'],
  ['/register', 'Welcome to Pagelings'],
] as const) {
  test(`${path} is there`, async ({ page }, info) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(page, info, path.slice(1));
  });
}
