// The main job: from a new account to a page on paper and on the wall.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { look, passGate, someone, toast } from '../screen';

async function register(page: Page): Promise<void> {
  const who = someone();
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Free Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Pagelings' });
  await dialog.getByLabel('Email').fill(who.email);
  await dialog.getByLabel('Display Name').fill(who.displayName);
  await dialog.getByLabel('Password', { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await passGate(page);
  await expect(toast(page, 'Your account has been created successfully.')).toBeVisible();
  await expect(page).toHaveURL('/create');
}

async function buildCharacter(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Choose Your Adventure' });
  await expect(next).toBeDisabled();
  await page.getByPlaceholder('Enter your name').fill('Maya');
  await page.getByRole('button', { name: 'One year older' }).click();
  await page.getByRole('radio', { name: 'Magic' }).check();
  await page.getByRole('radio', { name: 'Curly' }).check();
  await page.getByRole('radio', { name: 'Superhero' }).check();
  await expect(page.getByRole('progressbar', { name: 'Age' })).toHaveAttribute('aria-valuenow', '7');
  await expect(next).toBeEnabled();
}

async function chooseAdventure(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Add Adventure Elements' });
  await expect(next).toBeDisabled();
  await page.getByRole('radio', { name: 'Underwater World' }).check();
  await expect(page.getByRole('heading', { name: 'About this location' })).toBeVisible();
  const own = page.getByPlaceholder("I'm building a sandcastle with my friends...");
  await own.fill('Dancing with a crab');
  await page.getByRole('radiogroup', { name: 'What are you doing there?' }).getByRole('radio').first().check();
  await expect(own).toHaveValue('');
}

async function chooseExtras(page: Page): Promise<void> {
  await expect(page.getByLabel('Caption', { exact: true })).toHaveValue("Maya's Underwater World");
  for (const element of ['Animal Friend', 'Treasure', 'Weather']) await page.getByRole('checkbox', { name: element }).check();
  await expect(page.getByText('Maximum 3 elements selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Vehicle' }).click();
  await expect(toast(page, 'You can select up to 3 adventure elements')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Vehicle' })).not.toBeChecked();
  await expect(page.getByLabel('Caption', { exact: true })).toHaveValue("Maya's Underwater World with an Animal Friend");
  await page.getByRole('button', { name: 'Make it Magical!' }).click();
  await expect(toast(page, 'Caption enhanced!')).toBeVisible();
}

test('a family makes a page, prints it, and hangs it on the wall', async ({ page, context }, info) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'Choose Your Creation Mode' })).toBeVisible();
  await look(page, info, 'hub');
  await page.getByRole('link', { name: 'Select Character Builder' }).click();

  await buildCharacter(page);
  await look(page, info, 'builder-1-character');
  await page.getByRole('button', { name: 'Choose Your Adventure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' })).toBeFocused();

  await chooseAdventure(page);
  await look(page, info, 'builder-2-adventure');
  await page.getByRole('button', { name: 'Add Adventure Elements' }).click();

  await chooseExtras(page);
  await look(page, info, 'builder-3-extras');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Treasure' })).toBeChecked();
  await page.getByRole('button', { name: 'Create and Color' }).click();
  await expect(toast(page, 'Coloring page created!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Color Your Adventure' })).toBeVisible();
  await look(page, info, 'result');

  await takeAlong(page);
  await printIt(page);

  await page.getByRole('button', { name: 'Save to Gallery' }).click();
  await expect(toast(page, 'Saved to gallery!')).toBeVisible();
  await page.goto('/gallery');
  await hangOnTheWall(page, info);
  expect(context.pages()).toHaveLength(1);
});

async function takeAlong(page: Page): Promise<void> {
  const png = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const picture = await png;
  expect(picture.suggestedFilename()).toBe('maya-coloring-page.png');
  expect(readFileSync(await picture.path()).subarray(1, 4).toString()).toBe('PNG');
  await expect(toast(page, 'Download started!')).toBeVisible();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect(readFileSync(await (await pdf).path()).subarray(0, 5).toString()).toBe('%PDF-');
}

/** The print window, held open long enough to read it; then a browser that blocks popups. */
async function printIt(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    window.print = () => {};
  });
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print' }).click();
  const opened = await opening;
  await expect.poll(() => opened.title().catch(() => 'closed')).toContain('Coloring Adventure');
  await opened.waitForEvent('close');
  await expect(toast(page, 'Print dialog opened!')).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(toast(page, 'Popup blocked')).toBeVisible();
}

async function hangOnTheWall(page: Page, info: Parameters<typeof look>[1]): Promise<void> {
  const card = page.getByRole('article', { name: "Maya's Underwater World" });
  await expect(card).toBeVisible();
  await look(page, info, 'gallery');
  await card.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(toast(page, 'Updated!')).toBeVisible();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await page.getByRole('button', { name: 'All Pages' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await look(page, info, 'gallery-empty');
}
