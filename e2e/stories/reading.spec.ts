// The pages one reads: privacy, terms, cookies, contact, how it works, credits.
import { expect, test } from '@playwright/test';
import { look, passGate } from '../screen';

for (const [path, heading, words] of [
  ['/privacy-policy', 'Privacy Policy', 'Children under 13 need parental consent to use Pagelings.'],
  ['/terms-of-service', 'Terms of Service', 'at least 30 days before'],
  ['/cookies-policy', 'Cookies Policy', 'pagelings_session'],
  ['/contact-us', 'Contact Us', 'built in a weekend'],
  ['/about', 'How Pagelings Works', 'To get kids off screens.'],
  ['/credits', 'Credits', 'Apache License 2.0'],
] as const) {
  test(`${path} can be read`, async ({ page }, info) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible();
    await look(page, info, path.slice(1));
    const doodles = page.locator('.doodle img');
    const drawn = await doodles.evaluateAll((all) => all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0));
    expect(drawn, 'every doodle is one the engine can draw').toBe(true);
  });
}

test('the contents list goes to a section and knows where one is', async ({ page }, info) => {
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  if (info.project.name === '390') await contents.getByRole('button', { name: 'On this page' }).click();
  await contents.getByRole('link', { name: 'Who sees it' }).click();
  await expect(page.getByRole('heading', { name: 'Who sees it' })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Who sees it');
});

test('a link that leaves the site is opened by a grown-up', async ({ page, context }) => {
  const contact = { name: 'The Rivers family', email: 'hello@pages.example', blog: 'https://blog.pages.example/' };
  await page.route('**/api/site', (route) => route.fulfill({ json: { donations: false, review: true, contact } }));
  await context.route('https://blog.pages.example/', (route) => route.fulfill({ body: 'the blog' }));
  await page.goto('/contact-us');
  await expect(page.getByText('This site is run by The Rivers family.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@pages.example' })).toHaveAttribute('href', 'mailto:hello@pages.example');
  await page.getByRole('link', { name: /the blog/ }).click();
  await page.getByRole('dialog', { name: 'Grown-ups only' }).getByRole('button', { name: 'Go back' }).click();
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('link', { name: /the blog/ }).click();
  const opening = context.waitForEvent('page');
  await passGate(page);
  await expect((await opening).getByText('the blog')).toBeVisible();
});
