// Notes on masking tape, words behind pictures, and what changes with the width of the window.
import { expect, type Page, test } from '@playwright/test';
import { enter, savedPage, toast } from '../screen';

/** A wall with two pages, whose stars each give a note. */
async function wall(page: Page): Promise<void> {
  await enter(page);
  await savedPage(page, 'forest', 'Forest day');
  await savedPage(page, 'space', 'Moon day');
  await page.goto('/gallery');
}

/** Half a second from now; from then on time passes only in steps of the story, however busy the machine is. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 500);

const card = (page: Page, title: string) => page.getByRole('article', { name: title });
const star = (page: Page, title: string) => card(page, title).getByRole('button', { name: /favorites/ });
const note = (page: Page) => page.getByRole('region', { name: /Notification/ }).getByRole('listitem');

test('one note at a time for five seconds, F8 goes to it, a swipe of 50 pixels takes it away', async ({ page }) => {
  await page.clock.install();
  await wall(page);
  await star(page, 'Moon day').click();
  await expect(toast(page, 'Updated!')).toBeVisible();
  await card(page, 'Moon day').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await stopTheClock(page);
  await page.clock.runFor(3900);
  await expect(note(page)).toHaveCount(1);
  await page.clock.runFor(1100);
  await expect(note(page)).toHaveCount(0);

  await star(page, 'Forest day').click();
  await expect(note(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('list')).toBeFocused();
  await swipe(page, 40);
  await expect(note(page)).toHaveCount(1);
  await swipe(page, 60);
  await expect(note(page)).toHaveCount(0);
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const { x, y, height } = (await note(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 90, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 90 + pixels / 2, y + height / 2);
  await page.mouse.move(x + 90 + pixels, y + height / 2);
  await page.mouse.up();
}

test('a note keeps away from the button that was pressed', async ({ page }) => {
  await wall(page);
  for (const end of [60, (page.viewportSize()?.height ?? 0) - 60]) {
    const button = star(page, 'Moon day');
    await button.evaluate((element, to) => window.scrollBy(0, element.getBoundingClientRect().top - to), end);
    await button.click();
    await expect(note(page)).toBeVisible();
    const [pressed, said] = [await button.boundingBox(), await note(page).boundingBox()];
    if (!pressed || !said) throw new Error('both are on the screen');
    const beside = pressed.x + pressed.width < said.x;
    const apart = beside || pressed.y + pressed.height < said.y || said.y + said.height < pressed.y;
    expect(apart, `the button at ${pressed.y}, the note at ${said.y}`).toBe(true);
    await note(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('the word behind a picture comes after 700 ms of pointing', async ({ page }) => {
  await page.clock.install();
  await wall(page);
  const tip = page.locator('[data-tip]');
  const print = card(page, 'Moon day').getByRole('button', { name: 'Print' });
  await print.scrollIntoViewIfNeeded();
  const { x, y } = (await print.boundingBox()) ?? { x: 0, y: 0 };
  await stopTheClock(page);
  await page.mouse.move(x + 20, y + 20);
  await page.clock.runFor(650);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tip).toHaveText('Print');
  await page.keyboard.press('Escape');
});

test('below 768 pixels the navigation is a side menu', async ({ page }) => {
  await enter(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/create');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Support' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Create', 'Gallery', 'Support', 'Start Creating']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('age stops at 3 and at 10, and a finished page is at most 70 percent of the window high', async ({ page }) => {
  await enter(page);
  await page.goto('/coloring');
  const age = page.getByRole('progressbar', { name: 'Age' });
  const [younger, older] = [page.getByRole('button', { name: 'One year younger' }), page.getByRole('button', { name: 'One year older' })];
  await expect(age).toHaveAttribute('aria-valuenow', '6');
  for (let years = 6; years > 3; years -= 1) await younger.click();
  await expect(younger).toBeDisabled();
  await expect(age).toHaveAttribute('aria-valuenow', '3');
  for (let years = 3; years < 10; years += 1) await older.click();
  await expect(older).toBeDisabled();
  await expect(age).toHaveAttribute('aria-valuenow', '10');

  await page.goto('/create?mode=prompt');
  await page.getByLabel('What should be on your page?').fill('a snail');
  const asking = page.waitForRequest('**/api/generate-coloring-prompt');
  await page.getByRole('button', { name: 'Create Coloring Page' }).click();
  expect((await asking).postDataJSON()).toEqual({ prompt: 'a snail', complexity: 'simple' });
  const sheet = page.getByRole('img', { name: 'A snail' });
  await expect(sheet).toBeVisible();
  const { height } = (await sheet.boundingBox()) ?? { height: 0 };
  const most = await page.evaluate(() => window.innerHeight * 0.7);
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThan(most * 1.02);
});
