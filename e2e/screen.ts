// Looking at a screen: a picture for people, axe for everybody, no sideways scroll, no small targets.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';

/** Scrolls once to the end, so that pictures further down are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('img[data-coming]:visible')).toHaveCount(0);
}

/** Waits until what moves once has moved: colors in the middle of a fade are nobody's. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => (a.effect?.getComputedTiming().iterations === 1 ? a.finished.catch(() => {}) : null))));
}

/** Anything to press that is smaller than 44 by 44, except links inside sentences and what covers a larger tile. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, [role=button]:not(g, path)')];
    return targets
      .filter((each) => visible(each) && !each.closest('p, [inert], footer, .sr-only') && !each.matches('[href="#main"]'))
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.getAttribute('aria-label') ?? each.textContent ?? each.tagName }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${name.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`);
  });

/** Words and controls that reach over an edge of the window; it does not scroll sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main :is(a, button, input, p, h1, h2, h3, li), dialog :is(button, input, p, h2)')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.sr-only, [inert]'))
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent || each.getAttribute('aria-label') || each.tagName }))
      .filter(({ box }) => box.width > 0 && (box.right > width + 1 || box.left < -8))
      .map(({ box, name }) => `${name.trim()} ${Math.round(box.left)}–${Math.round(box.right)}`);
  });

/** Takes `name`-`width`.png and checks what can be checked on any screen. */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  // No word behind a picture comes up meanwhile.
  await page.mouse.move(0, 0);
  if (!(await page.locator('dialog[open]').count())) await settle(page);
  await stillness(page);
  await page.screenshot({ path: `out/${name}-${info.project.name}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`), `axe on ${name}`).toEqual([]);
  expect.soft(await cutOff(page), `cut off on ${name}`).toEqual([]);
  expect.soft(await smallTargets(page), `small targets on ${name}`).toEqual([]);
}

/** The toast that is up. */
export const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notification/ }).getByText(text, { exact: true });

/** Someone nobody has met before. */
export const someone = () => ({ email: `maya.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.org`, password: 'crayons-and-paper', displayName: 'Maya Rivers' });

/** Works out the grown-ups' task that is asked, and types the answer. */
export async function passGate(page: Page): Promise<void> {
  const gate = page.getByRole('dialog', { name: 'Grown-ups only' });
  const task = await gate.getByText(/^What is/).innerText();
  const [one = 0, other = 0] = (task.match(/\d+/g) ?? []).map(Number);
  await gate.getByLabel(task).fill(String(one * other));
  await gate.getByRole('button', { name: 'Continue' }).click();
  await expect(gate).toHaveCount(0);
}

/** Signs `who` in without a form, making the account where there is none. */
export async function enter(page: Page, who = someone()): Promise<typeof who> {
  const knock = async (door: 'login' | 'register') => (await page.request.post(`/api/auth/${door}`, { data: who })).ok();
  // An address makes only so many accounts a minute.
  await expect.poll(async () => (await knock('login')) || (await knock('register')), { timeout: 60_000 }).toBe(true);
  return who;
}

/** A page of Maya's in the place, saved under the title. */
export async function savedPage(page: Page, location: string, title: string): Promise<void> {
  const character = { name: 'Maya', age: 6, gender: 'girl', hairStyle: 'curly', hairLength: 'short', interests: 'art', outfit: 'casual' };
  const wish = { prompt: '', character, complexity: 'simple', style: 'fantasy', includeColorGuides: false, caption: '', location };
  const drawn = await page.request.post('/api/generate-coloring', { data: wish });
  const { imageUrl } = await drawn.json();
  const tags = ['fantasy', location];
  const saved = await page.request.post('/api/coloring-pages/save', { data: { title, imageUrl, caption: '', complexity: 'simple', tags, character } });
  expect(saved.ok()).toBe(true);
}
