import type { Page } from '@playwright/test';
import * as pdf from '../../pdf-sheets/read-pdf';
import { importWritten } from '../../portal/resume-editor';
import { splashSeen } from '../../portal/splash';
import { expect, test } from '../../portal/test';

test.skip(pdf.popplerMissing() !== undefined, pdf.popplerMissing());
test.beforeEach(async ({ context, page }) => {
  test.setTimeout(120_000);
  await splashSeen(context);
  await page.goto('/resume-editor');
  await importWritten(page);
});

test('a resume of two pages is downloaded as a PDF whose words every reader finds', async ({
  page,
  complaints,
}, info) => {
  const words = await wordsOnSheet(page);
  const file = await downloaded(page, info.outputPath('resume.pdf'));
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
  expect(complaints).toEqual([]);
});

test('on a phone the same PDF comes out', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const words = await wordsOnSheet(page);
  const file = await downloaded(page, info.outputPath('resume.pdf'));
  expect(withoutBullets(pdf.wordsOf(file, '-raw'))).toEqual(words);
  expect(pdf.infoOf(file).Pages).toBe('2');
});

test('what makes the PDF does not come: the page says so, and Retry brings the file', async ({ page }, info) => {
  await page.route('**/bundles/resume/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('PDF download failed. Please try again.')).toBeVisible();
  await page.unroute('**/bundles/resume/**');
  const words = await wordsOnSheet(page);
  const file = await downloaded(page, info.outputPath('resume.pdf'), 'Retry');
  expect(withoutBullets(pdf.wordsOf(file, '-raw'))).toEqual(words);
  await expect(notice).toBeHidden();
});

test('the PDF cannot be made: the page says so, and prints the sheet instead', async ({ page }) => {
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

/** What people read on the sheet, without the tools and placeholders that stand there too. */
async function wordsOnSheet(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const sheet = document.querySelector<HTMLElement>('[data-sheet]');
    if (!sheet) return '';
    const isEmpty = (part: Element) => [...part.querySelectorAll('[role=textbox]')].every((box) => !box.textContent);
    const left = [...sheet.querySelectorAll<HTMLElement>('[data-print="no"], [role=textbox]:empty')];
    const hidden = [...left, ...[...sheet.querySelectorAll<HTMLElement>('section, [data-entry], li')].filter(isEmpty)];
    for (const part of hidden) part.style.display = 'none';
    const shown = sheet.innerText;
    for (const part of hidden) part.style.removeProperty('display');
    return shown;
  });
  return withoutBullets(pdf.split(text));
}

const withoutBullets = (words: readonly string[]) => words.filter((word) => word !== '•');

async function downloaded(page: Page, file: string, button = 'Download PDF'): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('resume.pdf');
  await download.saveAs(file);
  return file;
}
