// Artwork on the wall of all families: uploaded, looked at by an operator, liked, featured, reported.
import { expect, type Page, test } from '@playwright/test';
import { OPERATOR } from '../operator';
import { enter, look, passGate, someone, toast } from '../screen';

/** A small picture a child might have made. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAKCAIAAAAGpYjXAAAAEUlEQVR4nGP4f1IDK2IY7hIA94+bAVBVLREAAAAASUVORK5CYII=',
  'base64',
);

async function openForm(page: Page): Promise<void> {
  await page.goto('/gallery?tab=uploads');
  const small = page.getByRole('button', { name: 'Choose a Picture' });
  await page.getByRole('heading', { name: 'Your Uploads' }).waitFor();
  if (await small.isVisible()) await small.click();
}

const choose = (page: Page, name: string, mimeType: string, buffer = PICTURE) =>
  page.getByLabel('Picture to upload').setInputFiles({ name, mimeType, buffer });

async function signInAs(page: Page, who: Parameters<typeof enter>[1]): Promise<void> {
  await page.context().clearCookies();
  await enter(page, who);
}

test('the upload form says what it cannot take', async ({ page }, info) => {
  await enter(page);
  await openForm(page);
  const send = page.getByRole('button', { name: 'Upload Artwork' });
  await send.click();
  await expect(toast(page, 'Please select an image to upload.')).toBeVisible();
  await expect(page.getByText('Title is required')).toBeVisible();
  await choose(page, 'story.pdf', 'application/pdf');
  await expect(toast(page, 'Please upload only image files.')).toBeVisible();
  await choose(page, 'huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(toast(page, 'Please upload images smaller than 5MB.')).toBeVisible();
  await expect(page.getByText('PNG, JPG or GIF (max 5MB)')).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('19');
  const tags = page.getByLabel(/^Tags/);
  for (const tag of ['boat,', 'boat,', 'sea']) await tags.pressSequentially(tag);
  await tags.press('Enter');
  await expect(page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem')).toHaveCount(2);
  await tags.fill('a,b,c,d');
  await tags.press('Enter');
  await expect(tags).toBeDisabled();
  await send.click();
  await expect(page.getByText('Age must be a whole number from 1 to 18')).toBeVisible();
  await look(page, info, 'upload-form');
});

test('a picture is uploaded, approved, featured, liked, reported and taken down', async ({ page }, info) => {
  const title = info.project.name === '390' ? 'A boat of paper' : 'A boat of wood';
  const family = await enter(page);
  await page.goto('/gallery?tab=uploads');
  await expect(page.getByText("You haven't uploaded any artwork yet")).toBeVisible();
  await openForm(page);
  await choose(page, 'boat.png', 'image/png');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Child’s first name').fill('Mia');
  await page.getByLabel('Age', { exact: true }).fill('6');
  await page.getByRole('button', { name: 'Upload Artwork' }).click();
  await passGate(page);
  await expect(toast(page, 'Upload successful!')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('By Mia, 6')).toBeVisible();
  await expect(card.getByText('Waiting to be looked at before others see it.')).toBeVisible();
  await card.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Unfeature' })).toBeVisible();

  await signInAs(page, OPERATOR);
  await page.goto('/review');
  await expect(card).toBeVisible();
  await look(page, info, 'review');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'Everyone can see it now.')).toBeVisible();

  await signInAs(page, undefined);
  await page.goto('/gallery?tab=featured');
  const featured = page.getByRole('list', { name: 'Featured artwork' }).getByRole('article', { name: title });
  await expect(featured.getByText('Mia')).toHaveCount(0);
  await featured.getByRole('button', { name: 'Like, 0' }).click();
  await expect(toast(page, 'Liked!')).toBeVisible();
  await expect(featured.getByRole('button', { name: 'Like, 1' })).toHaveAttribute('aria-pressed', 'true');
  const saving = page.waitForEvent('download');
  await featured.getByRole('button', { name: 'Save' }).click();
  expect((await saving).suggestedFilename()).toBe(`${title.toLowerCase().replaceAll(' ', '-')}.png`);
  await look(page, info, 'featured');
  await featured.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report this picture?' });
  await report.getByRole('textbox').fill('There is a name on it.');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(featured).toHaveCount(0);

  await signInAs(page, OPERATOR);
  await page.goto('/review');
  await page.getByRole('tab', { name: 'Reported' }).click();
  await expect(card.getByText('Reported: There is a name on it.')).toBeVisible();
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);

  await signInAs(page, family);
  await page.goto('/gallery?tab=uploads');
  await expect(card.getByText('Not shown to others.')).toBeVisible();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted!')).toBeVisible();
  await gone;
  await page.reload();
  await expect(page.getByText("You haven't uploaded any artwork yet")).toBeVisible();
});

test('artwork that cannot be liked, featured or loaded is apologised for', async ({ page }, info) => {
  const art = { id: '0190a0a0-0000-7000-8000-000000000000', title: 'A kite', imageUrl: '/favicon.svg', thumbUrl: '/favicon.svg', description: null, tags: ['wind'], isFeatured: false, featuredAt: null, likes: 3, createdAt: '2026-11-03T10:00:00Z', isLiked: false, isOwn: true, isPublic: true, review: 'approved' };
  await enter(page);
  await page.route('**/api/uploads/featured?*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.route('**/api/uploads/public?*', (route) => route.fulfill({ json: { uploads: [art] } }));
  await page.route(`**/api/uploads/${art.id}/*`, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await page.goto('/gallery?tab=featured');
  await expect(page.getByText('There was a problem loading the artworks.')).toBeVisible();
  const card = page.getByRole('article', { name: 'A kite' });
  await expect(card.getByText('Nov 3, 2026')).toBeVisible();
  await look(page, info, 'featured-error');
  await card.getByRole('button', { name: 'Like, 3' }).click();
  await expect(toast(page, 'There was a problem liking this artwork.')).toBeVisible();
  await card.getByRole('button', { name: 'Feature', exact: true }).click();
  await passGate(page);
  await expect(toast(page, 'There was a problem updating featured status.')).toBeVisible();
});

test('an upload that fails stays in the form, one is kept private, and one cannot go', async ({ page }) => {
  await enter(page);
  await openForm(page);
  await choose(page, 'kite.png', 'image/png');
  await page.getByLabel('Title', { exact: true }).fill('A kite of our own');
  await page.getByLabel('Show it to other families').uncheck();
  let answer = () => {};
  const wait = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/uploads', async (route) => {
    await wait;
    await route.fulfill({ status: 500, body: 'no' });
  });
  const send = page.getByRole('button', { name: 'Upload Artwork' });
  await send.click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  answer();
  await expect(toast(page, 'Upload failed')).toBeVisible();
  await expect(toast(page, 'There was a problem uploading your image. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A kite of our own');
  await page.unroute('**/api/uploads');
  await send.click();
  await expect(toast(page, 'Uploaded!')).toBeVisible();
  const card = page.getByRole('article', { name: 'A kite of our own' });
  await expect(card.getByText('Only you can see it.')).toBeVisible();

  await page.route('**/api/uploads/*', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'There was a problem deleting your artwork.')).toBeVisible({ timeout: 9000 });
  await expect(card).toBeVisible();
});

test('an operator finds a member, suspends them, and takes them back', async ({ page }, info) => {
  const who = await enter(page, { ...someone(), displayName: 'Robin Pages' });
  await signInAs(page, OPERATOR);
  await page.goto('/members');
  await page.getByLabel('Email').fill(who.email);
  await page.getByRole('button', { name: 'Find' }).click();
  const row = page.getByRole('listitem', { name: who.email });
  await expect(row.getByText('Robin Pages')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
  await look(page, info, 'members');
  await row.getByRole('button', { name: 'Suspend' }).click();
  const really = page.getByRole('dialog', { name: 'Suspend Robin Pages?' });
  await expect(really).toBeVisible();
  await look(page, info, 'members-suspend');
  await really.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  expect((await page.request.post('/api/auth/login', { data: who })).ok()).toBe(false);
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row.getByText('Suspended')).toHaveCount(0);
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nobody has this email')).toBeVisible();

  await signInAs(page, who);
  await page.goto('/members');
  await expect(page.getByText('This page is for those who look after this site.')).toBeVisible();
});
