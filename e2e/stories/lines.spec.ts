// Photo mode's numbers, its AI way where one is set up, and an update that fails.
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { toast } from '../screen';

const INSTANT = '**/api/transform-photo-opencv';
/** The smallest PNG there is. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function choosePhoto(page: Page, name: string, mimeType = 'image/png'): Promise<void> {
  await page.goto('/create?mode=photo');
  await page.getByLabel('Photo', { exact: true }).setInputFiles({ name, mimeType, buffer: PNG });
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Coloring Page' }).click();

test.beforeEach(async ({ page }) => {
  await signedIn(page);
});

test('the lines start where the specification says, and a failed update keeps the page', async ({ page }) => {
  await page.route(INSTANT, async (route) => {
    const drawn = await page.request.post('/api/generate-coloring-prompt', { data: { prompt: 'a cat' } });
    await route.fulfill({ json: await drawn.json() });
  });
  await choosePhoto(page, '.jpg', 'image/jpeg');
  await expect(page.getByRole('radio', { name: 'Instant' })).toBeChecked();
  await page.getByLabel('Caption').fill('');
  await create(page);
  await expect(toast(page, 'Success!')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('My Photo Coloring Page');

  const shapeOf = (name: string) => page.getByLabel(name, { exact: true }).evaluate((slider: HTMLInputElement) => [slider.min, slider.max, slider.step, slider.value]);
  expect(await shapeOf('Detail Amount')).toEqual(['0', '100', '5', '75']);
  expect(await shapeOf('Line Thickness')).toEqual(['1', '5', '1', '2']);
  const styles = page.getByRole('group', { name: 'Line Style' }).getByRole('radio');
  await expect(styles).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Cartoon' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Standard' })).not.toBeChecked();

  const sheet = page.getByRole('img', { name: 'My Photo Coloring Page' });
  const before = await sheet.getAttribute('src');
  await page.unroute(INSTANT);
  await page.route(INSTANT, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByLabel('Line Thickness', { exact: true }).fill('4');
  await expect(toast(page, 'Error updating image')).toBeVisible();
  await expect(toast(page, "We couldn't update your coloring page. Please try different settings.")).toBeVisible();
  expect(await sheet.getAttribute('src')).toBe(before);
});

test('where an AI service is set up it draws the photo, and says so when it cannot', async ({ page }) => {
  await page.route('**/api/options', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), aiPhotos: true } });
  });
  let attempts = 0;
  await page.route('**/api/transform-photo', (route) => {
    attempts += 1;
    return route.fulfill({ status: 503, body: 'no' });
  });
  await choosePhoto(page, 'my-dog.webp', 'image/webp');
  await page.getByRole('radio', { name: 'AI' }).check();
  await create(page);
  await expect(toast(page, 'Error processing image')).toBeVisible();
  await expect(toast(page, "We couldn't transform your photo. Please try again with a different image.")).toBeVisible();
  expect(attempts).toBe(3);
});
