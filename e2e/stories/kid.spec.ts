// Kid Creator: three pictures and a giant crayon.
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { look, toast } from '../screen';

const narrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const make = (page: Page) => page.getByRole('button', { name: 'Make My Coloring Page!' });

/** On a phone each row is a screen of its own, which goes on by itself. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('radio', { name }).check();
}

/** What the voice was asked to say. */
const spoken = (page: Page) => page.evaluate<string[]>('window.spoken');

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { spoken: said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [{ name: 'Stand-in' }],
        cancel: () => {},
        speak: ({ text }: SpeechSynthesisUtterance) => said.push(text),
      }),
    });
  });
  await signedIn(page);
  await page.goto('/create?mode=child');
});

test('a child who cannot read makes a page', async ({ page }, info) => {
  await look(page, info, 'kid');
  await page.getByRole('button', { name: 'Read aloud: Where?' }).click();
  await choose(page, 'Ocean', 'Mermaid', 'Music');
  expect(await spoken(page)).toEqual(['Where?', 'Ocean', 'Mermaid', 'Music']);
  await expect(page.getByRole('list', { name: 'Your pictures' })).toContainText(narrow(page) ? '' : 'Who? Mermaid');
  await page.getByText('For grown-ups', { exact: true }).click();
  await page.getByRole('button', { name: 'What could I add?' }).click();
  await expect(page.getByRole('tooltip')).toHaveText('For example a rainbow, or a crown.');
  await page.getByLabel('Details, for grown-ups to add').fill('a crown');
  await look(page, info, 'kid-chosen');

  const asking = page.waitForRequest('**/api/generate-coloring-prompt');
  await make(page).click();
  expect((await asking).postDataJSON()).toEqual({ prompt: 'a mermaid playing music under the sea with a crown', complexity: 'simple' });
  await expect(toast(page, 'Success!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Coloring Page' })).toBeVisible();
  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(make(page)).toBeEnabled();
});

test('what is missing is said, surprise and reset, a failure', async ({ page }) => {
  if (narrow(page)) for (let n = 0; n < 3; n += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(make(page)).toBeDisabled();
  await make(page).click({ force: true });
  await expect(toast(page, 'Make your choices first')).toBeVisible();
  await expect(toast(page, 'Please select all options before generating.')).toBeVisible();

  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(make(page)).toBeEnabled();
  await page.route('**/api/generate-coloring-prompt', (route) => route.abort());
  await make(page).click();
  await expect(toast(page, 'Oops!')).toBeVisible();
  await expect(page.getByRole('alert').getByText("Something went wrong. Let's try again!")).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('arrow keys try the pictures without moving on; every tile is large', async ({ page }) => {
  const fantasy = page.getByRole('radio', { name: 'Fantasy' });
  await fantasy.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight', { delay: 50 });
  await page.keyboard.press('ArrowRight', { delay: 50 });
  await expect(page.getByRole('radio', { name: 'Jungle' })).toBeChecked();
  await page.waitForTimeout(900);
  await expect(page.getByRole('radio', { name: 'Jungle' })).toBeVisible();
  const boxes = await page.getByRole('radio').evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(126);
});
