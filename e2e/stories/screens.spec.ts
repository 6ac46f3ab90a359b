// Every route and its door, every bar and list of the specification, word for word.
import { expect, type Page, test } from '@playwright/test';
import { enter, someone } from '../screen';

const link = (page: Page, area: 'Main' | 'Footer', name: string) => page.getByRole('navigation', { name: area }).getByRole('link', { name, exact: true });
const radios = (page: Page, group: string | RegExp) => page.getByRole('radiogroup', { name: group }).getByRole('radio');

test('a visitor sees what is public, and is sent home from the rest', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ['/create', '/coloring', '/gallery']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  for (const path of ['/', '/privacy-policy', '/terms-of-service', '/cookies-policy', '/contact-us']) {
    await page.goto(path);
    for (const name of ['Privacy Policy', 'Terms of Service', 'Cookies Policy', 'Contact Us', 'Buy the creator a cup of coffee to keep the lights on']) await expect(link(page, 'Footer', name)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByText(`© ${new Date().getFullYear()} Pagelings`)).toBeVisible();
  }
  await expect(page.getByText('This product was built in a weekend.')).toBeVisible();

  for (const path of ['/donation', '/donation/success', '/donation/cancel', '/no/such/page']) {
    await page.goto(path);
    for (const name of ['Create', 'Gallery']) await expect(link(page, 'Main', name)).toBeVisible();
    await expect(link(page, 'Main', 'Support')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Pagelings home' })).toHaveAttribute('href', '/');
  for (const [press, tab] of [['Sign In', 'Sign In'], ['Create Account', 'Create Account']] as const) {
    await page.getByRole('banner').getByRole('button', { name: press }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome to Pagelings' });
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goto('/welcome');
  await expect(page.getByRole('dialog', { name: 'Welcome to Pagelings' })).toBeVisible();
});

test('a member goes straight to the hub, and has a bar of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const who = await enter(page, { ...someone(), displayName: 'Maya Rivers' });
  await page.goto('/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Creation Mode' })).toBeVisible();
  for (const path of ['/login', '/register', '/welcome', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL('/create');
  }
  for (const name of ['Create', 'Gallery', 'Support']) await expect(link(page, 'Main', name)).toBeVisible();
  await expect(link(page, 'Main', 'Support')).toHaveAttribute('href', '/donation');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Pagelings home' })).toHaveAttribute('href', '/create');
  await expect(bar.getByRole('link', { name: 'Start Creating' })).toHaveAttribute('href', '/create');
  const avatar = bar.getByRole('button', { name: 'Account menu, Maya Rivers' });
  await expect(avatar).toHaveText('MR');
  await avatar.click();
  for (const text of ['Maya Rivers', who.email, 'Log out']) await expect(page.locator('#account-menu').getByText(text, { exact: true })).toBeVisible();
});

test('the hub opens four modes, and every one leads back', async ({ page }) => {
  await enter(page);
  await page.goto('/create');
  const hub = page.getByRole('heading', { level: 1, name: 'Choose Your Creation Mode' });
  await expect(page.getByRole('main').getByRole('link', { name: /cup of coffee/ })).toHaveAttribute('href', '/donation');
  for (const mode of ['Kid Creator', 'Character Builder', 'Text Prompt', 'Photo Transform']) {
    const select = page.getByRole('link', { name: `Select ${mode}` });
    await expect(select).toHaveText('Select');
    await select.click();
    await expect(hub).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to creation modes' }).click();
    await expect(hub).toBeVisible();
  }
});

test('the builder offers all there is to choose, in three steps and two tabs', async ({ page }) => {
  await enter(page);
  await page.goto('/coloring');
  for (const name of ['Create', 'Color']) await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByText('It’s not how you really look!', { exact: false })).toBeVisible();
  await expect(page.getByText('What’s your name?')).toBeVisible();
  for (const text of ['He/Him', 'She/Her']) await expect(page.getByText(text)).toBeVisible();
  for (const [group, names] of [
    ['Favorite hobby', ['Sports', 'Music', 'Art', 'Science', 'Reading', 'Gaming', 'Nature', 'Cooking', 'Magic', 'Dancing']],
    ['Hair style', ['Straight', 'Curly', 'Wavy', 'Afro', 'Braided', 'Spiky', 'Ponytail', 'Buns']],
    ['Hair length', ['Short', 'Medium', 'Long', 'Very long']],
    ['Outfit', ['Casual clothes', 'Sporty outfit', 'Fancy dress or suit', 'Costume', 'Uniform', 'Superhero costume']],
  ] as const) {
    for (const name of names) await expect(page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })).toHaveCount(1);
    await expect(radios(page, group)).toHaveCount(names.length);
  }
  await page.getByPlaceholder('Enter your name').fill('Ada');
  await page.getByRole('button', { name: 'Choose Your Adventure' }).click();

  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Adventure Preview' })).toBeVisible();
  const places = ['Magical Forest', 'Space Adventure', 'Underwater World', 'Fairytale Castle', 'Dinosaur Land', 'Jungle Expedition', 'Fantasy Quest', 'Pirate Adventure'];
  for (const name of places) await page.getByRole('radio', { name }).check();
  await expect(radios(page, 'What are you doing there?')).toHaveCount(6);
  await expect(page.getByRole('radio', { name: 'Just exploring and having fun' })).toBeChecked();
  await page.getByRole('button', { name: 'Back to Character' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Your Adventure' }).click();
  await page.getByRole('button', { name: 'Add Adventure Elements' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Customize Your Adventure' })).toBeVisible();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(8);
  for (const name of ['Adventure Elements', 'Coloring Options', 'Complexity Level', 'Include Caption', 'Create Your Magical Coloring Page']) await expect(page.getByRole('heading', { name })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Create Your Magical Coloring Page' });
  for (const chip of ['Ada', 'Pirate Adventure', '0 elements', 'Simple']) await expect(summary.getByText(chip, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Adventure' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('the kid creator and the walkthrough offer what they say', async ({ page }) => {
  await page.goto('/');
  const walk = page.getByRole('region', { name: 'How It Works' });
  for (const [step, words, count] of [
    ['Color', 'colored pencils, crayons and markers', '3 of 3'],
    ['Describe', 'Say what you want to see', '2 of 3'],
    ['Create', 'Choose a creation method', '1 of 3'],
  ] as const) {
    await walk.getByRole('button', { name: step, exact: true }).click();
    await expect(walk.getByText(words)).toBeVisible();
    await expect(walk.getByText(count)).toBeVisible();
  }
  for (const method of ['Text prompts', 'Photo transforms', 'Character builders', 'Kid-friendly options']) await expect(walk.getByText(method)).toBeVisible();
  await expect(page.getByText('Coloring tools are not included.', { exact: false })).toBeVisible();

  await enter(page);
  await page.goto('/create?mode=child');
  const next = page.getByRole('button', { name: 'Next' });
  for (const [row, names] of [
    ['Where?', ['Fantasy', 'Space', 'Jungle', 'Ocean', 'Farm']],
    ['Who?', ['Dragon', 'Unicorn', 'Dinosaur', 'Astronaut', 'Mermaid']],
    ['Doing what?', ['Playing', 'Adventure', 'Sports', 'Music', 'Magic']],
  ] as const) {
    const group = page.getByRole('radiogroup', { name: row });
    for (const name of names) await expect(group.getByRole('radio', { name })).toHaveCount(1);
    await expect(group.getByRole('radio')).toHaveCount(5);
    if (await next.isVisible()) await next.click();
  }
});

test('a wall with nothing on it says so', async ({ page }) => {
  await enter(page);
  for (const [address, words] of [
    ['tab=saved', 'Your gallery is empty'],
    ['tab=saved&show=favorites', 'No favorites yet'],
    ['tab=uploads', "You haven't uploaded any artwork yet"],
  ] as const) {
    await page.goto(`/gallery?${address}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await page.route(/api\/uploads\/(featured|public)/, (route) => route.fulfill({ json: { uploads: [] } }));
  await page.goto('/gallery?tab=featured');
  for (const words of ['No featured artwork yet', 'No uploaded artwork yet']) await expect(page.getByText(words, { exact: true })).toBeVisible();
});
