// What comes out of the printer: exactly one sheet of the chosen paper, with its caption.
import { expect, test } from '@playwright/test';
import { someone } from '../screen';

const sizes = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);

for (const [paper, size] of [
  ['Letter', [612, 792]],
  ['A4', [595, 842]],
] as const) {
  test(`a page prints on one sheet of ${paper}`, async ({ page }) => {
    await page.request.post('/api/auth/register', { data: someone() });
    await page.addInitScript(() => {
      const open = window.open;
      window.open = (...how) => {
        const opened = open.apply(window, how);
        if (opened) [opened.print, opened.close] = [() => {}, () => {}];
        return opened;
      };
    });
    await page.goto('/coloring');
    await page.getByPlaceholder('Enter your name').fill('Maya');
    await page.getByRole('button', { name: 'Choose Your Adventure' }).click();
    await page.getByRole('radio', { name: 'Space Adventure' }).check();
    await page.getByRole('button', { name: 'Add Adventure Elements' }).click();
    await page.getByRole('button', { name: 'Create and Color' }).click();
    await page.getByRole('radio', { name: paper }).check();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Print' }).click();
    const opened = await opening;
    await expect(opened.getByText("Maya's Space Adventure", { exact: true })).toBeVisible();
    await expect.poll(() => opened.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(sizes(await opened.pdf({ preferCSSPageSize: true }))).toEqual([size]);
  });
}
