// A story book: four steps to it, read, printed, renamed, deleted; nothing lost on the way.
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../member';
import { look, someone, toast } from '../screen';

const name = (page: Page) => page.getByPlaceholder('Enter your name');

/** A told story of Maya's; its id. */
async function told(page: Page): Promise<string> {
  const telling = { character: { name: 'Maya' }, settings: { pageCount: 8 } };
  const { id } = await (await page.request.post('/api/stories', { data: telling })).json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/stories/${id}`)).json()).story.progress)
    .toBe(100);
  return id;
}

test('a family makes a book in four steps and reads it', async ({ page }, info) => {
  await signedIn(page);
  await page.goto('/create');
  await page.getByRole('link', { name: 'Tell a Story' }).click();
  await expect(page).toHaveURL('/story/character');
  await expect(page.getByRole('button', { name: 'Choose Your Story' })).toBeDisabled();
  await name(page).fill('Maya');
  await page.getByRole('button', { name: 'Bring somebody along' }).click();
  await page.getByRole('button', { name: 'Bring somebody along' }).click();
  await page.getByLabel('Who is it?').last().selectOption('Dog');
  await page.getByLabel('What are they called?').last().fill('Rex');
  await page.getByRole('button', { name: 'Leave Friend 1 at home' }).click();
  await expect(page.getByLabel('What are they called?')).toHaveValue('Rex');
  await look(page, info, 'story-1-character');
  await page.getByRole('button', { name: 'Choose Your Story' }).click();

  await expect(page).toHaveURL('/story/settings');
  await expect(page.getByRole('radio', { name: 'Intermediate (Ages 6-8)' })).toBeChecked();
  await expect(
    page.getByRole('status').or(page.locator('output')).getByText('10', { exact: true }),
  ).toBeVisible();
  for (let page8 = 0; page8 < 2; page8 += 1)
    await page.getByRole('button', { name: 'One page less' }).click();
  await expect(page.getByRole('button', { name: 'One page less' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Courage' }).check();
  await page.getByRole('checkbox', { name: 'Treasure' }).check();
  await page.getByLabel('Your own ideas: what should happen?').fill('A purple dinosaur eats pizza');
  await look(page, info, 'story-2-settings');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Courage' })).toBeChecked();
  await expect(page.getByLabel('Your own ideas: what should happen?')).toHaveValue('A purple dinosaur eats pizza');
  await page.getByRole('button', { name: 'Back to Character' }).click();
  await expect(name(page)).toHaveValue('Maya');
  await page.getByRole('button', { name: 'Choose Your Story' }).click();
  await page.getByRole('button', { name: 'Tell My Story' }).click();

  await expect(page).toHaveURL(/\/create\/generating|\/story\/[0-9a-f-]{36}/);
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}/, { timeout: 40_000 });
  await expect(page.getByText('starring Maya')).toBeVisible();
  await look(page, info, 'story-4-cover');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 1 of 8')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture of page 1' })).toBeVisible();
  await look(page, info, 'story-4-page');
  for (const [key, where] of [
    ['ArrowRight', 'Page 2 of 8'],
    ['ArrowLeft', 'Page 1 of 8'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(where)).toBeVisible();
  }
  await page.goto('/story');
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}/);
});

test('the pages are seen being drawn, and a broken line is taken up again', async ({ page }, info) => {
  await signedIn(page);
  const id = await told(page);
  const event = (number: number, of: number, svg: string) =>
    `event: page\nid: ${number}\ndata: ${JSON.stringify({ drawn: number, of, progress: Math.floor((number * 100) / of), svgUrl: svg })}\n\n`;
  const { story } = await (await page.request.get(`/api/stories/${id}`)).json();
  const asked: (string | undefined)[] = [];
  await page.route('**/events', async (route) => {
    asked.push(route.request().headers()['last-event-id']);
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 60000\n\n${event(1, 9, story.cover.svgUrl)}${event(2, 9, story.pages[0].picture.svgUrl)}`,
    });
  });
  await page.goto('/story/character');
  await name(page).fill('Maya');
  await page.evaluate((made: string) => {
    const key = 'pagelings.draft.story';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    draft.settings.id = made;
    localStorage.setItem(key, JSON.stringify(draft));
  }, id);
  await page.goto('/create/generating');
  await expect(page.getByText('Page 2 of 9 is drawn')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Your story' })).toHaveAttribute('aria-valuenow', '22');
  await look(page, info, 'story-3-pages');
  await page.unroute('**/events');
  await page.reload();
  await expect(page).toHaveURL(`/story/${id}`);
  expect(asked).toHaveLength(1);
});

test('a book is called something else, taken along and given up', async ({ page }, info) => {
  await page.request.post('/api/auth/register', { data: someone() });
  await page.goto('/stories');
  await expect(page.getByText('No stories yet')).toBeVisible();
  await look(page, info, 'stories-none');
  const id = await told(page);
  await page.goto('/stories');
  await page.getByRole('list', { name: 'My stories' }).getByRole('link').click();
  await expect(page).toHaveURL(`/story/${id}`);

  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is it called?' });
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Save Title' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Our Summer Book');
  await dialog.getByRole('button', { name: 'Save Title' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Summer Book' })).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('our-summer-book.pdf');
  await expect(page.getByRole('link', { name: 'Print the Book' })).toHaveAttribute(
    'href',
    `/api/stories/${id}.pdf`,
  );
  await page.goto('/stories');
  await expect(page.getByRole('list', { name: 'My stories' })).toBeVisible();
  await look(page, info, 'stories');
  await page.goto(`/story/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await expect(page).toHaveURL('/stories');
  await expect(page.getByText('No stories yet')).toBeVisible();
});

test('nobody reads the books of others, and visitors are sent home', async ({ page }) => {
  for (const path of ['/story/character', '/story/settings', '/create/generating', '/story', '/stories']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.request.post('/api/auth/register', { data: someone() });
  const id = await told(page);
  await page.request.post('/api/auth/logout');
  await page.request.post('/api/auth/register', { data: someone() });
  await page.goto(`/story/${id}`);
  await expect(page.getByText('This book is not on your shelf')).toBeVisible();
});
