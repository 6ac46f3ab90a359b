// Photo mode: a family photo becomes a page. The engine has its own tests; here its answers are stood in for.
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { look, toast } from '../screen';

const INSTANT = '**/api/transform-photo-opencv';
/** The smallest PNG there is. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string, buffer = PNG, mimeType = 'image/png') => ({ name, mimeType, buffer });

const picker = (page: Page) => page.getByLabel('Photo', { exact: true });
const create = (page: Page) => page.getByRole('button', { name: 'Create Coloring Page' });

/** Every photo becomes a page of a cat; returns the forms that were sent. */
async function standIn(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(INSTANT, async (route) => {
    sent.push(route.request().postDataBuffer()?.toString('latin1') ?? '');
    const drawn = await page.request.post('/api/generate-coloring-prompt', { data: { prompt: 'a cat' } });
    await route.fulfill({ json: await drawn.json() });
  });
  return sent;
}

const field = (form: string, name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(form)?.[1];

test.beforeEach(async ({ page }) => {
  await signedIn(page);
  await page.goto('/create?mode=photo');
  await expect(page.getByRole('heading', { level: 1, name: /Photo Transform/ })).toBeVisible();
});

test('a photo becomes a page, and the page gets other lines', async ({ page }, info) => {
  const sent = await standIn(page);
  await expect(page.getByText('Your photo is never kept.', { exact: false })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'AI' })).toBeDisabled();
  await look(page, info, 'photo-empty');
  await picker(page).setInputFiles(photo('beach-day_2024.png'));
  await expect(page.getByLabel('Caption')).toHaveValue('Beach Day 2024');
  await look(page, info, 'photo-chosen');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('');
  await picker(page).setInputFiles(photo('my-dog.png'));

  await create(page).click();
  await expect(toast(page, 'Success!')).toBeVisible();
  expect(['useOpenCV', 'detailLevel', 'style', 'detailAmount', 'lineThickness', 'caption'].map((name) => field(sent[0] ?? '', name))).toEqual(['true', 'high', 'cartoon', '75', '2', 'My Dog']);
  await expect(page.getByRole('figure')).toContainText('My Dog');
  await page.getByLabel('Show the photo beneath').fill('40');
  await look(page, info, 'photo-result');

  const update = page.getByRole('button', { name: 'Update Coloring Page' });
  await expect(update).toBeDisabled();
  const sheet = page.getByRole('img', { name: 'My Dog' });
  const before = await sheet.getAttribute('src');
  await page.getByLabel('Detail Amount').fill('40');
  await page.getByLabel('Detail Amount').fill('30');
  await expect(sheet).not.toHaveAttribute('src', before ?? '');
  expect(sent).toHaveLength(2);
  expect(['detailLevel', 'detailAmount'].map((name) => field(sent[1] ?? '', name))).toEqual(['custom', '30']);
  await update.click();
  await expect(toast(page, 'Image Updated!')).toBeVisible();

  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust Coloring Page' });
  await dialog.getByRole('radio', { name: 'Standard' }).check();
  await look(page, info, 'photo-adjust');
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(dialog).toBeHidden();
  expect(field(sent.at(-1) ?? '', 'style')).toBe('standard');
});

test('what cannot be a photo is refused with a reason', async ({ page }) => {
  await create(page).click({ force: true });
  await expect(toast(page, 'No image selected')).toBeVisible();
  await expect(toast(page, 'Please upload an image first.')).toBeVisible();
  await picker(page).setInputFiles(photo('notes.txt', Buffer.from('hello'), 'text/plain'));
  await expect(toast(page, 'Please upload a JPG, PNG, or WebP image.')).toBeVisible();
  await picker(page).setInputFiles(photo('huge.png', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(toast(page, 'Please upload an image smaller than 5MB.')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Please upload an image smaller than 5MB.')).toBeVisible();
});

test('a photo is dropped or pasted, three failures end in a message and then a hint', async ({ page }, info) => {
  let attempts = 0;
  await page.route(INSTANT, (route) => {
    attempts += 1;
    return route.fulfill({ status: 500, body: 'no' });
  });
  await page.evaluate((base64) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'pasted-cat.png', { type: 'image/png' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, PNG.toString('base64'));
  await expect(page.getByLabel('Caption')).toHaveValue('Pasted Cat');
  await create(page).click();
  await expect(toast(page, 'Error processing image')).toBeVisible();
  await expect(toast(page, "We couldn't transform your photo with instant mode. Try using AI mode instead.")).toBeVisible();
  expect(attempts).toBe(3);
  await look(page, info, 'photo-failed');
  await page.getByRole('region', { name: /Notification/ }).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page, 'Try AI mode')).toBeVisible();
});

test('a photo is taken, once someone asks for the camera; without one it says so', async ({ page }) => {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => {
          if (seen.push('asked') > 1) throw new DOMException('no', 'NotAllowedError');
          const canvas = document.createElement('canvas');
          canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
          return canvas.captureStream(10);
        },
      },
    });
  });
  expect(await page.evaluate<string[]>('window.seen')).toEqual([]);
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await page.getByRole('button', { name: 'Say cheese!' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue('My Photo');
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(page.getByText('There is no camera here, or it may not be used.', { exact: false })).toBeVisible();
});
