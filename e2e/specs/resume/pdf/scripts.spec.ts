import * as pdf from '../../../portal/read-pdf';
import { download, importResume, withoutBullets, wordsOnSheet } from '../../../portal/resume-editor';
import { skipWithout } from '../../../portal/skip-without';
import { splashSeen } from '../../../portal/splash';
import { expect, NIGHTLY, test } from '../../../portal/test';

test.beforeEach(async ({ context, page }) => {
  await splashSeen(context);
  await page.goto('/resume-editor');
});

/** From the left edge of A4. */
const RIGHT_MARGIN_PT = 595.28 - 36;

/** "Product manager", and in Tamil also the letter ya in each of its forms. */
const INDIAN = [
  'தயாரிப்பு மேலாளர் செய்தேன் ய யா',
  'उत्पाद प्रबंधक क्षेत्रीय',
  'পণ্য ব্যবস্থাপক',
  'ఉత్పత్తి నిర్వాహకుడు',
  'ಉತ್ಪನ್ನ ವ್ಯವಸ್ಥಾಪಕ',
  'ഉൽപ്പന്ന മാനേജർ',
  'ઉત્પાદન મેનેજર',
  'ਉਤਪਾਦ ਪ੍ਰਬੰਧਕ',
  'ଉତ୍ପାଦ ପରିଚାଳକ',
];

test(
  'each word in nine scripts of India is visible in the PDF, bold too, and is its text',
  NIGHTLY,
  async ({ page }) => {
    skipWithout(test, pdf.popplerMissing());
    await importResume(page, resumeWith(INDIAN));
    const words = await wordsOnSheet(page);
    const { path, bytes } = await download(page, 'Download PDF');
    expect(withoutBullets(await pdf.wordsByPdfjs(bytes))).toEqual(words);
    expect(withoutBullets(pdf.wordsOf(path, '-raw'))).toEqual(words);
    const [placed = []] = pdf.placesOf(path);
    // Poppler's boxes split some words at marks, whose boxes are empty.
    const invisible = placed.filter((word) => /\p{L}/u.test(word.text) && pdf.inkAt(path, word) < 0.03);
    expect(invisible.map(({ text }) => text)).toEqual([]);
  },
);

test('Arabic and Hebrew run from right to left on the sheet and in the PDF, with their bullets', async ({ page }) => {
  skipWithout(test, pdf.popplerMissing());
  await importResume(page, resumeWith(['مدير مشروع في القاهرة', 'מנהל פרויקט בתל אביב'], 'شركة'));
  const words = await wordsOnSheet(page);
  const { path, bytes } = await download(page, 'Download PDF');
  // A bullet on the right is not apart from its text.
  const byPdfjs = (await pdf.wordsByPdfjs(bytes)).map((word) => word.replace('•', ''));
  expect(byPdfjs).toEqual(words);
  // With -raw, Poppler returns the words of a line from left to right.
  for (const mode of ['-layout', ''] as const)
    expect(withoutBullets(pdf.wordsOf(path, mode)), `pdftotext ${mode}`).toEqual(words);
  const [placed = []] = pdf.placesOf(path);
  const bullets = placed.filter(({ text }) => text.includes('•'));
  expect(bullets).toHaveLength(2);
  for (const { right } of bullets) expect(right).toBeGreaterThan(RIGHT_MARGIN_PT - 5);
  for (const [first, second] of [
    ['مدير', 'مشروع'],
    ['מנהל', 'פרויקט'],
  ] as const) {
    const [one, other] = [first, second].map((word) =>
      placed.findLast(({ text }) => text.replace('•', '') === lettersFromTheLeft(word)),
    );
    expect(one?.left).toBeGreaterThan(other?.left ?? Infinity);
  }
});

/** As Poppler returns the letters of a word with its position. */
const lettersFromTheLeft = (word: string) => [...word].reverse().join('');

test('letters that no font has are named before the PDF is made', async ({ page }) => {
  await importResume(page, resumeWith(['Sign \u{10FFFD} of a private alphabet']));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const question = page.getByRole('dialog', { name: 'Download this PDF?' });
  await expect(question).toContainText('No font of this device has \u{10FFFD}.');
  await download(page, 'Download anyway');
  await expect(question).toBeHidden();
});

test('letters are not called missing while their font is loading', async ({ page }) => {
  let load = () => {};
  const isLoadable = new Promise<void>((resolve) => (load = resolve));
  await page.route(/devanagari.*\.woff2$/, async (route) => {
    await isLoadable;
    await route.continue();
  });
  await importResume(page, resumeWith(['Product manager']));
  await download(page, 'Download PDF');
  await importResume(page, resumeWith(['उत्पाद प्रबंधक']));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  load();
  await saved;
});

test('a page of placeholders is only downloaded after a question', async ({ page }) => {
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const question = page.getByRole('dialog', { name: 'Download this PDF?' });
  await expect(question).toContainText('Your resume is empty.');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download(page, 'Download anyway')).name).toBe('resume.pdf');
});

/** Each line is a bullet; together they are the summary; the first is also a bold title. */
const resumeWith = (lines: readonly string[], company = 'Acme') => ({
  name: 'scripts.json',
  text: JSON.stringify({
    basics: { name: 'Asha Rao', summary: lines.join(' ') },
    work: [{ position: lines.join(' '), name: company, highlights: lines }],
  }),
});
