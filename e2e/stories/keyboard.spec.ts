// The whole main job without a mouse: every control is reached with Tab and arrows, and pressed with a key.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { someone, toast } from '../screen';

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never reached ${target}`);
}

const press = async (page: Page, name: string, role: 'button' | 'link' | 'checkbox' = 'button') => {
  const target = page.getByRole(role, { name, exact: true });
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
};

test('a page is made, and saved, from the keyboard alone', async ({ page }) => {
  const who = someone();
  await page.goto('/');
  await press(page, 'Create Free Account');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type(who.email);
  await tabTo(page, dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  const task = await page.getByText(/^What is \d/).innerText();
  const [one = 0, other = 0] = (task.match(/\d+/g) ?? []).map(Number);
  await tabTo(page, page.getByLabel(task));
  await page.keyboard.type(String(one * other));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/create');

  await press(page, 'Select Character Builder', 'link');
  const name = page.getByPlaceholder('Enter your name');
  await name.waitFor();
  await tabTo(page, name);
  await page.keyboard.type('Noor');
  await tabTo(page, page.getByRole('radio', { name: 'Straight' }));
  await page.keyboard.press('ArrowRight', { delay: 50 });
  await expect(page.getByRole('radio', { name: 'Curly' })).toBeChecked();
  await press(page, 'Choose Your Adventure');

  const forest = page.getByRole('radio', { name: 'Magical Forest' });
  await forest.waitFor();
  await tabTo(page, forest);
  await page.keyboard.press('Space');
  await expect(forest).toBeChecked();
  await press(page, 'Add Adventure Elements');

  await press(page, 'Treasure', 'checkbox');
  await press(page, 'Create and Color');
  await expect(toast(page, 'Coloring page created!')).toBeVisible();
  await press(page, 'Save to Gallery');
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();

  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('list')).toBeFocused();
});

test('words, pictures and photos become pages from the keyboard alone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/create');
  const made = page.getByRole('heading', { level: 1, name: 'Your Coloring Page' });
  await press(page, 'Select Text Prompt', 'link');
  const pad = page.getByLabel('What should be on your page?');
  await pad.waitFor();
  await tabTo(page, pad);
  await page.keyboard.type('a kite');
  await press(page, 'Create Coloring Page');
  await expect(made).toBeFocused();
  await press(page, 'Save to Gallery');
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
  await press(page, 'Back to creation modes', 'link');

  await press(page, 'Select Kid Creator', 'link');
  for (const name of ['Fantasy', 'Dragon', 'Playing']) {
    const tile = page.getByRole('radio', { name });
    await tile.waitFor();
    await tabTo(page, tile);
    await page.keyboard.press('Space');
    await expect(tile).toBeChecked();
  }
  await press(page, 'Make My Coloring Page!');
  await expect(made).toBeFocused();
  await press(page, 'Back to creation modes', 'link');

  await press(page, 'Select Photo Transform', 'link');
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Choose a photo');
  await choosing;
});

test('a story is told, and read, from the keyboard alone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/story/character');
  const name = page.getByPlaceholder('Enter your name');
  await name.waitFor();
  await tabTo(page, name);
  await page.keyboard.type('Noor');
  await press(page, 'Choose Your Story');
  await press(page, 'Tell My Story');
  await expect(page.getByText('starring Noor')).toBeVisible({ timeout: 40_000 });
  await press(page, 'Next page');
  await expect(page.getByText('Page 1 of 10')).toBeVisible();
});
