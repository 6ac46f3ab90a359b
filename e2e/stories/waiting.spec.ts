// While something runs: what the button says meanwhile, and that it cannot be pressed twice.
import { expect, type Page, type Route, test } from '@playwright/test';
import { signedIn } from '../member';
import { toast } from '../screen';

/** Holds back every answer of `path` until it is let go. */
async function holdBack(page: Page, path: string): Promise<{ asked: () => number; letGo: () => void }> {
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(path, async (route: Route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { asked: () => asked, letGo };
}

test('a caption is enhanced, a page created and saved, each once', async ({ page }) => {
  await signedIn(page);
  await page.goto('/coloring');
  await page.getByPlaceholder('Enter your name').fill('Ada');
  await page.getByRole('button', { name: 'Choose Your Adventure' }).click();
  await page.getByRole('radio', { name: 'Space Adventure' }).check();
  await page.getByRole('button', { name: 'Add Adventure Elements' }).click();

  const enhancing = await holdBack(page, '**/api/enhance-caption');
  await page.getByRole('button', { name: 'Make it Magical!' }).click();
  await expect(page.getByRole('button', { name: 'Enhancing...' })).toBeDisabled();
  enhancing.letGo();
  await expect(toast(page, 'Caption enhanced!')).toBeVisible();

  const creating = await holdBack(page, '**/api/generate-coloring');
  await page.getByRole('button', { name: 'Create and Color' }).click();
  const busy = page.getByRole('button', { name: 'Creating Your Adventure...' });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  creating.letGo();
  await expect(toast(page, 'Your personalized coloring page is ready to print.')).toBeVisible();
  expect(creating.asked()).toBe(1);

  const saving = await holdBack(page, '**/api/coloring-pages/save');
  await page.getByRole('button', { name: 'Save to Gallery' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  saving.letGo();
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
  expect(saving.asked()).toBe(1);
  await page.getByRole('button', { name: 'New Adventure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeVisible();
});

test('the session is asked for before a screen for members is shown', async ({ page }) => {
  await signedIn(page);
  const asking = await holdBack(page, '**/api/auth/me');
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByRole('status')).toContainText('Sharpening the pencils');
  asking.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Creative Gallery' })).toBeVisible();
});
