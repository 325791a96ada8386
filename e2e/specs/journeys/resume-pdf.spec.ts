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

test('a resume of two pages is downloaded as a PDF with the same words', async ({ page, pageErrors }) => {
  const words = await wordsOnSheet(page);
  const file = (await download(page, 'Download PDF')).path;
  for (const mode of ['-raw', '-layout', ''] as const) expect(withoutBullets(pdf.wordsOf(file, mode))).toEqual(words);
  expect(pdf.infoOf(file)).toMatchObject({
    Title: 'Aditi Désai - Resume',
    Author: 'Aditi Désai',
    Tagged: 'yes',
    Pages: '2',
  });
  expect(pdf.linksOf(file)).toEqual(
    expect.arrayContaining(['mailto:aditi.desai@example.com', 'https://linkedin.com/in/aditi-desai']),
  );
  expect(pdf.fontsOf(file).every(({ isEmbedded, hasLetters }) => isEmbedded && hasLetters)).toBe(true);
  await expect(page.getByText('Resume downloaded as PDF!')).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a phone makes the same PDF', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await wordsOnSheet(page);
  const file = (await download(page, 'Download PDF')).path;
  expect(withoutBullets(pdf.wordsOf(file, '-raw'))).toEqual(words);
  expect(pdf.infoOf(file).Pages).toBe('2');
});

test('if the PDF maker cannot be fetched the page shows an error, and Retry makes the file', async ({ page }) => {
  // The score loads its part of the remote once.
  await expect(page.getByRole('button', { name: /^Score \d/ })).toBeVisible();
  await page.route('**/bundles/resume/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('PDF download failed. Please try again.')).toBeVisible();
  await page.unroute('**/bundles/resume/**');
  const words = await wordsOnSheet(page);
  const file = (await download(page, 'Retry')).path;
  expect(withoutBullets(pdf.wordsOf(file, '-raw'))).toEqual(words);
  await expect(notice).toBeHidden();
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
