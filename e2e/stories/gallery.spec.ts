// The wall: saved pages, favorites, taking things down, and everything that can go wrong meanwhile.
import { expect, test } from '@playwright/test';
import { enter, look, savedPage, toast } from '../screen';

test('pages hang on the wall, are starred, looked at, and taken down again', async ({ page }, info) => {
  await enter(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await savedPage(page, 'forest', 'Forest day');
  await savedPage(page, 'space', 'Moon day');
  await page.goto('/gallery');
  const moon = page.getByRole('article', { name: 'Moon day' });
  await expect(moon.getByText('fantasy')).toBeVisible();
  await expect(moon.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await look(page, info, 'gallery-saved');

  await moon.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(toast(page, 'Updated!')).toBeVisible();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'All Pages' }).click();

  await page.getByRole('button', { name: 'Look at Moon day' }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('heading', { name: 'Moon day' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('heading', { name: 'Forest day' })).toBeVisible();
  await look(page, info, 'gallery-lightbox');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Look at Moon day' })).toBeFocused();

  await moon.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await expect(moon).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moon).toBeVisible();
  await moon.getByRole('button', { name: 'Delete' }).click();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('article', { name: 'Forest day' }).getByRole('button', { name: 'Delete' }).click();
  expect((await gone).ok()).toBe(true);
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test('the wall says what it is doing, and what went wrong', async ({ page }, info) => {
  await enter(page);
  await savedPage(page, 'castle', 'Castle day');
  const list = '**/api/coloring-pages?*';
  let answer = () => {};
  const wait = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(list, async (route) => {
    await wait;
    await route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.' } });
  });
  await page.goto('/gallery');
  const coming = page.getByRole('status', { name: 'Loading: All pages' });
  await expect(coming.locator('> div')).toHaveCount(3);
  answer();
  await expect(page.getByText('There was a problem loading your saved coloring pages.')).toBeVisible();
  await look(page, info, 'gallery-error');
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try Again' }).click();
  const card = page.getByRole('article', { name: 'Castle day' });
  await expect(card).toBeVisible();

  let asked = 0;
  await page.route('**/favorite', async (route) => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 400));
    await route.fulfill({ status: 500, json: { message: 'No.' } });
  });
  const star = card.getByRole('button', { name: 'Add to favorites' });
  await star.dblclick();
  await expect(star).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page, 'There was a problem updating your favorite status.')).toBeVisible();
  expect(asked).toBe(1);

  await page.route('**/api/coloring-pages/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'There was a problem deleting your coloring page.')).toBeVisible({ timeout: 9000 });
  await expect(card).toBeVisible();
});

test('a long wall is hung portion by portion', async ({ page }) => {
  await enter(page);
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: `p${from + n}`, title: `Page ${from + n}`, imageUrl: '/api/images/none.png', caption: null, tags: [], createdAt: '2026-11-21T10:00:00Z', isFavorite: false }));
  await page.route('**/api/coloring-pages?*', (route) => {
    const second = route.request().url().includes('after=p23');
    return route.fulfill({ json: second ? { pages: some(24, 3) } : { pages: some(0, 24), next: 'p23' } });
  });
  await page.goto('/gallery');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('when the session is over, one signs in and is back where one was', async ({ page, context }, info) => {
  const who = await enter(page);
  await savedPage(page, 'pirate', 'Pirate day');
  await page.goto('/gallery?tab=saved&show=all');
  const star = page.getByRole('article', { name: 'Pirate day' }).getByRole('button', { name: 'Add to favorites' });
  await star.waitFor();
  await context.clearCookies();
  await star.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in Required' });
  await expect(dialog).toBeVisible();
  await look(page, info, 'sign-in-required');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await star.click();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/welcome');
  const door = page.getByRole('dialog', { name: 'Welcome to Pagelings' });
  await door.getByLabel('Email').fill(who.email);
  await door.getByLabel('Password', { exact: true }).fill(who.password);
  await door.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/gallery?tab=saved&show=all');
  await expect(star).toBeVisible();

  await context.clearCookies();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(page.getByText('Sign in to view your gallery')).toBeVisible();
  await look(page, info, 'gallery-signed-out');
  await page.getByRole('link', { name: 'Create Account' }).click();
  await expect(page.getByRole('tab', { name: 'Create Account' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/gallery');
  await expect(page).toHaveURL('/');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the app opens and says so', async ({ page, context }, info) => {
    await enter(page);
    await page.goto('/gallery');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await context.setOffline(true);
    await page.goto('/create');
    await expect(page.getByRole('heading', { name: 'No network right now' })).toBeVisible();
    await page.screenshot({ path: `out/no-network-${info.project.name}.png`, fullPage: true });
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Creation Mode' })).toBeVisible();
  });
});
