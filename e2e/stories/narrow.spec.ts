// The narrowest phones, and a 400 percent zoom of a large window: 320 wide, nothing cut off, nothing lost.
import { test } from '@playwright/test';
import { signedIn } from '../member';
import { look } from '../screen';

const PUBLIC = ['/', '/login', '/register', '/donation', '/privacy-policy', '/about', '/contact-us', '/no/such/page'];
const MEMBERS = ['/create', '/create?mode=prompt', '/create?mode=child', '/create?mode=photo', '/coloring', '/gallery', '/gallery?tab=uploads', '/adventures', '/account', '/story/character', '/stories'];

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
});

const named = (path: string) => `narrow-${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'}`;

test('what everybody may see fits a window 320 wide', async ({ page }, info) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, info, named(path));
  }
});

test('what members see fits a window 320 wide', async ({ page }, info) => {
  await signedIn(page);
  for (const path of MEMBERS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, info, named(path));
  }
});
