// A finished page: colored on the screen, saved when the session has run out, and when things go wrong.
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { look, toast } from '../screen';

async function makePage(page: Page, prompt: string): Promise<void> {
  await page.goto('/create?mode=prompt');
  await page.getByLabel('What should be on your page?').fill(prompt);
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save to Gallery' });

test('a page is colored on the screen, by finger and by keyboard, and printed as it is', async ({ page }, info) => {
  await signedIn(page);
  await makePage(page, 'a cat and a dog');
  await page.getByRole('button', { name: 'Color on screen' }).click();
  const done = page.getByRole('progressbar', { name: 'Colored' });
  await expect(done).toHaveAttribute('aria-valuenow', '0');
  const area = page.getByRole('button', { name: /: area \d+ of \d+/ });
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await expect(area).toHaveAccessibleName(/area 2 of \d+, not colored yet/);
  await page.keyboard.press('Enter');
  await expect(area).toHaveAccessibleName(/area 2 of \d+, tomato/);
  await expect(page.getByText(/^1 of \d+ areas colored/)).toBeVisible();

  await page.getByRole('radio', { name: 'Sky' }).check();
  const lines = page.locator('canvas + img');
  const { width = 0, height = 0 } = (await lines.boundingBox()) ?? {};
  await lines.click({ position: { x: width * 0.5, y: height * 0.93 } });
  await expect(page.getByText(/^2 of \d+ areas colored/)).toBeVisible();
  await page.getByRole('button', { name: 'Closer' }).click();
  await page.getByRole('button', { name: 'Farther away' }).click();
  await look(page, info, 'coloring');

  const opening = page.waitForEvent('popup');
  await page.context().addInitScript(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print what you colored' }).click();
  await opening;
  await expect(toast(page, 'Print dialog opened!')).toBeVisible();

  // What was colored before is sent too, and on a slow machine not until now.
  const kept = page.waitForResponse(
    (answer) => /\/api\/colorings\//.test(answer.url()) && answer.request().postDataJSON()?.colorData.fills.length === 1,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^1 of \d+ areas colored/)).toBeVisible();
  const coloring = await (await kept).json();
  expect(coloring.colorData.fills).toEqual([{ x: expect.any(Number), y: expect.any(Number), color: '#ff5f3d' }]);
  expect(coloring.completionPercentage).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pagelings.draft.coloring'))).toBe('null');
  await page.reload();
  await page.getByRole('button', { name: 'Color on screen' }).click();
  await expect(page.getByText(/^1 of \d+ areas colored/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to your page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeVisible();
});

test('a session that ran out costs nothing: sign in, and the page is still there to save', async ({ page, context }, info) => {
  const who = await signedIn(page);
  await makePage(page, 'a fox under a tree');
  await context.clearCookies();
  await save(page).click();
  await expect(toast(page, 'Please log in again to save to your gallery.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Sign in to save your creation' });
  await expect(dialog.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await look(page, info, 'save-signed-out');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('img', { name: 'A fox under a tree' })).toBeVisible();

  await page.route('**/api/coloring-pages/save', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await save(page).click();
  await expect(toast(page, 'There was a problem saving your coloring page. Please try again.')).toBeVisible();
  await save(page).click();
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
});

test('drawing without a session asks for a sign-in and goes on from there', async ({ page, context }) => {
  const who = await signedIn(page);
  await page.goto('/create?mode=prompt');
  await page.getByLabel('What should be on your page?').fill('a whale');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pagelings' });
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeVisible();
});

test('a picture that does not load says so, and a page is shared by its address', async ({ page }) => {
  await signedIn(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => Object.assign(window, { copied: text }) } });
  });
  await makePage(page, 'a snail');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate<string>('window.copied')).toMatch(/\/api\/images\/[\w-]+\.png$/);
  await page.route('**/api/images/**', (route) => route.abort());
  await page.getByRole('radio', { name: 'Colored' }).check();
  await expect(toast(page, 'The coloring page image could not be loaded. Please try again.')).toBeVisible();
});

test('the builder says what went wrong and keeps what was made', async ({ page }, info) => {
  await signedIn(page);
  await page.goto('/coloring?step=color');
  await expect(page.getByRole('heading', { level: 1, name: 'No Coloring Page Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create New Adventure' }).click();
  await page.getByPlaceholder('Enter your name').fill('Ada');
  await page.getByRole('button', { name: 'Hair', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Straight' })).toBeFocused();
  await page.getByRole('radiogroup', { name: 'Skin color' }).getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Choose Your Adventure' }).click();
  await page.getByRole('radio', { name: 'Jungle Expedition' }).check();
  await page.getByPlaceholder("I'm building a sandcastle with my friends...").fill('Dancing with a wobbly parrot');
  await page.getByRole('button', { name: 'Add Adventure Elements' }).click();
  await page.route('**/api/enhance-caption', (route) => route.abort());
  await page.getByRole('button', { name: 'Make it Magical!' }).click();
  await expect(toast(page, 'There was a problem enhancing your caption. Please try again.')).toBeVisible();
  await page.route('**/api/generate-coloring', (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Create and Color' }).click();
  await expect(toast(page, 'Error generating coloring page')).toBeVisible();
  await expect(toast(page, 'There was a problem creating your coloring page. Please try again.')).toBeVisible();

  const asking = page.waitForRequest('**/api/generate-coloring');
  await page.getByRole('button', { name: 'Create and Color' }).click();
  expect((await asking).postDataJSON()).toMatchObject({
    character: { name: 'Ada', age: 6, gender: 'girl', skinTone: 'dark', hairColor: 'brown' },
    complexity: 'simple',
    style: 'fantasy',
    includeColorGuides: false,
    caption: "Ada's Jungle Expedition",
    location: 'jungle',
  });
  await expect(page.getByText('I left out “wobbly”. Everything else is on the page.')).toBeVisible();
  await look(page, info, 'builder-left-out');
  const saving = page.waitForRequest('**/api/coloring-pages/save');
  await save(page).click();
  expect((await saving).postDataJSON()).toMatchObject({
    title: "Ada's Jungle Expedition",
    tags: ['fantasy', 'jungle'],
    complexity: 'simple',
    character: { name: 'Ada', age: 6, gender: 'girl' },
  });
});
