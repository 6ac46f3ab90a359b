// Prompt mode: words become a page.
import { expect, test } from '@playwright/test';
import { signedIn } from '../member';
import { look, toast } from '../screen';

const PROMPTED = '**/api/generate-coloring-prompt';

test.beforeEach(async ({ page }) => {
  await signedIn(page);
  await page.goto('/create?mode=prompt');
});

test('someone takes an example, makes a page of it, and another, and saves it', async ({ page }, info) => {
  const pad = page.getByLabel('What should be on your page?');
  await page.getByRole('button', { name: 'Show Examples' }).click();
  await expect(page.locator('#examples').getByRole('button')).toHaveCount(5);
  await page.getByRole('button', { name: 'A robot baking cookies' }).click();
  await expect(pad).toHaveValue('A robot baking cookies');
  await expect(page.getByText('22 / 2000')).toBeVisible();
  await look(page, info, 'prompt');
  await page.getByRole('button', { name: 'Hide Examples' }).click();
  await expect(page.getByRole('button', { name: 'A robot baking cookies' })).toBeHidden();

  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  await expect(toast(page, 'Your custom coloring page is ready!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeFocused();
  const sheet = page.getByRole('img', { name: 'A robot baking cookies' });
  const first = await sheet.getAttribute('src');
  await look(page, info, 'prompt-result');
  await page.getByRole('button', { name: 'Draw it again' }).click();
  await expect(sheet).not.toHaveAttribute('src', first ?? '');

  await page.getByRole('radio', { name: 'Numbers' }).check();
  await expect(sheet).toHaveAttribute('src', /style=numbers/);
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await png).suggestedFilename()).toMatch(/^coloring-page-\d{13}\.png$/);

  const saving = page.waitForRequest('**/api/coloring-pages/save');
  await page.getByRole('button', { name: 'Save to Gallery' }).click();
  expect((await saving).postDataJSON()).toMatchObject({
    title: 'A robot baking cookies',
    complexity: 'simple',
    tags: ['prompt-based'],
    character: { age: 5, gender: 'unspecified' },
  });
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(pad).toHaveValue('A robot baking cookies');
  await page.getByRole('link', { name: 'Back to creation modes' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Creation Mode' })).toBeVisible();
});

test('an empty pad and a failure say what to do, and nothing is lost', async ({ page }, info) => {
  const create = page.getByRole('button', { name: 'Create Coloring Page' });
  await expect(create).toBeDisabled();
  await create.click({ force: true });
  await expect(toast(page, 'Prompt Required')).toBeVisible();
  await expect(toast(page, 'Please enter a description for your coloring page.')).toBeVisible();

  await page.getByLabel('What should be on your page?').fill('  A cat  ');
  await page.route(PROMPTED, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'Generation Failed')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to create your coloring page. Please try again.')).toBeVisible();
  await look(page, info, 'prompt-failed');

  await page.unroute(PROMPTED);
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(PROMPTED, async (route) => {
    await asked;
    await route.fulfill({ json: {} });
  });
  await create.click();
  await expect(page.getByRole('status').getByText('Creating Your Coloring Page')).toBeVisible();
  await expect(create).toBeDisabled();
  await look(page, info, 'prompt-drawing');
  answer();
  await expect(toast(page, 'Generation Failed')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('What should be on your page?')).toHaveValue('  A cat  ');
});

test('what was not understood is said kindly, and a page survives a reload', async ({ page }) => {
  await page.getByLabel('What should be on your page?').fill('A melting dragon with a flumpelhorn');
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  await expect(page.getByRole('heading', { name: 'Not in my sketchbook yet' })).toBeVisible();
  await expect(page.getByText('I could not draw “flumpelhorn”. I left out “melting”.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to creation modes' }).click();
  await page.getByRole('link', { name: 'Select Text Prompt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Text Prompt Creator' })).toBeVisible();
});

test('a page is changed with a few words; what means nothing changes nothing and is said', async ({ page }, info) => {
  await page.getByLabel('What should be on your page?').fill('A meerkat');
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  await expect(page.getByText('I drew a squirrel for “meerkat”.')).toBeVisible();
  const sheet = page.getByRole('img', { name: 'A meerkat' });
  const first = await sheet.getAttribute('src');
  const change = page.getByRole('button', { name: 'Change it' });
  await expect(change).toBeDisabled();

  const asking = page.waitForRequest(PROMPTED);
  await page.getByLabel('What should be different?').fill(' add a butterfly ');
  await change.click();
  expect((await asking).postDataJSON()).toMatchObject({ prompt: 'A meerkat', changes: ['add a butterfly'] });
  await expect(sheet).not.toHaveAttribute('src', first ?? '');
  await look(page, info, 'prompt-changed');

  await page.getByLabel('What should be different?').fill('blorf frumble');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I did not understand “blorf frumble”')).toBeVisible();
  const again = page.waitForRequest(PROMPTED);
  await page.getByRole('button', { name: 'Draw it again' }).click();
  expect((await again).postDataJSON()).toEqual({ prompt: 'A meerkat', changes: ['add a butterfly'], complexity: 'simple' });
});
