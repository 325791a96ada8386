import * as pdf from '../../portal/read-pdf';
import { download, importWritten, withoutBullets, wordsOnSheet } from '../../portal/resume-editor';
import { skipWithout } from '../../portal/skip-without';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.beforeEach(() => skipWithout(test, pdf.popplerMissing()));
test.beforeEach(async ({ context, page }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
  await importWritten(page);
});

test('on a phone the PDF has the words of the sheet, on two pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await wordsOnSheet(page);
  const file = (await download(page, 'Download PDF')).path;
  expect(withoutBullets(pdf.wordsOf(file, '-raw'))).toEqual(words);
  expect(pdf.infoOf(file).Pages).toBe('2');
});

test('if the PDF cannot be made the page shows an error, and prints the sheet instead', async ({ page }) => {
  await page.route('**/*.ttf', (route) => route.abort());
  await page.evaluate(() => {
    window.print = () =>
      void (document.title = document.querySelector<HTMLElement>('[data-printed]')?.textContent ?? '');
  });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('PDF download failed. Please try again.')).toBeVisible();
  await expect(page.locator('.html2pdf__overlay')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print instead' }).click();
  await expect(page).toHaveTitle(/Aditi Désai.*Education/s);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-printed]')).toHaveCount(0);
});
