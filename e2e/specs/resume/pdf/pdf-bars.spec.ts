import type { Page } from '@playwright/test';
import type { AtsAnalysis } from '@kadam/shared/contract/resume';
import * as pdf from '../../../portal/read-pdf';
import {
  download,
  downloadFromMenu,
  importWritten,
  storedResume,
  withoutBullets,
  wordsOnSheet,
} from '../../../portal/resume-editor';
import { skipWithout } from '../../../portal/skip-without';
import { splashSeen } from '../../../portal/splash';
import { expect, NIGHTLY, test } from '../../../portal/test';
import { barTable, writeBars, type Figures } from './measurement-table';
import { isInsideMargins, lastLine } from './word-positions';
import { HARD_WORDS, TEMPLATES, TYPED_LIST, TYPED_URL, typeResume, type Template } from './typed-resume';

/**
 * Times are measured and reported, but do not fail the test, because of other load on the machine.
 */
const SLOWED = 4;
/** The libraries that make a PDF are larger than this; they load with the click. */
const LIBRARY_BYTES = 250_000;
const MAX_BYTES = 120 * 1024;

const measured = new Map<Template, Figures>();
/** Output of `npm run bench:pdf`. */
const pageOfFigures = process.env.PDF_BARS_PAGE;
/**
 * All steps together move the text by more than a page's last entry; the benchmark takes smaller
 * ones.
 */
const STEPS = pageOfFigures ? 16 : 4;
const STEP_PX = pageOfFigures ? 13 : 52;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(() => skipWithout(test, pdf.popplerMissing()));
test.beforeEach(async ({ page, context }) => {
  await splashSeen(context);
  await page.goto('/resume-editor');
});
test.afterAll(async () => {
  console.log(`\n${barTable(measured)}\n`);
  if (pageOfFigures && measured.size === TEMPLATES.length) writeBars(pageOfFigures, measured);
});

for (const template of TEMPLATES) {
  const details = template === 'Classic' ? {} : NIGHTLY;

  test(
    `a typed resume of two pages in ${template} has its words, links and structure in the PDF`,
    details,
    async ({ page, pageErrors }) => {
      await typeResume(page, template);
      const words = await wordsOnSheet(page);
      const before = await scriptBytes(page);
      // Machines without a font for emoji ask first.
      void page
        .getByRole('button', { name: 'Download anyway' })
        .click()
        .catch(() => {});
      const { name, path, bytes, ms } = await download(page, 'Download PDF');
      expect((await scriptBytes(page)) - before).toBeGreaterThan(LIBRARY_BYTES);
      expect(name).toBe('resume.pdf');
      for (const mode of ['-raw', '-layout', ''] as const)
        expect(withoutBullets(pdf.wordsOf(path, mode)), `pdftotext ${mode}`).toEqual(words);
      expect(withoutBullets(await pdf.wordsByPdfjs(bytes))).toEqual(words);
      for (const word of HARD_WORDS) expect(words).toContain(word.normalize('NFC'));
      expectTypedListOnBothPages(pdf.placesOf(path));
      expectKnownForWhatItIs(path);
      expect(await pdf.languageOf(bytes)).toBe('en-IN');
      expect(bytes.length).toBeLessThan(MAX_BYTES);
      await expectOtherFilesHold(page, words);
      expect(pageErrors).toEqual([]);
      note(template, {
        'words, all in order by pdftotext -raw, -layout, plain and pdf.js': String(words.length),
        'rupee sign, accents, dashes, Devanagari, Tamil, emoji, links': `${HARD_WORDS.length} of ${HARD_WORDS.length} unsplit`,
        'pages, size': `${pdf.infoOf(path).Pages}, ${(bytes.length / 1024).toFixed(1)} KiB`,
        'fonts, all embedded with Unicode maps': String(pdf.fontsOf(path).length),
        'click to file, cold': `${ms.toFixed(0)} ms`,
      });
    },
  );

  test(
    `wherever the text of ${template} starts, no word is lost, and no page ends with a heading`,
    details,
    async ({ page }) => {
      await importWritten(page);
      await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
      if (pageOfFigures) note(template, await coldOnSlowProcessor(page));
      const words = await wordsOnSheet(page);
      const headings = await headingsOnSheet(page);
      for (let step = 0; step < STEPS; step += 1) {
        await moveDown(page, step * STEP_PX);
        const pages = pdf.placesOf((await download(page, 'Download PDF')).path);
        // Poppler's boxes split Hindi words at marks, its text does not.
        const placed = withoutBullets(pages.flat().map(({ text }) => text));
        expect(placed.join('').normalize('NFC')).toBe(words.join(''));
        for (const word of pages.flat()) expect(isInsideMargins(word), JSON.stringify({ step, word })).toBe(true);
        for (const end of pages.slice(0, -1).map(lastLine)) expect(headings).not.toContain(end);
      }
      note(template, {
        'positions with every word inside the margins and no heading at the foot of a page': `${STEPS} of ${STEPS}`,
      });
    },
  );
}

const note = (template: Template, figures: Figures) =>
  measured.set(template, { ...measured.get(template), ...figures });

async function coldOnSlowProcessor(page: Page): Promise<Figures> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const { ms } = await download(page, 'Download PDF');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { [`click to file, cold, processor ${SLOWED} times slower`]: `${ms.toFixed(0)} ms` };
}

function expectTypedListOnBothPages(pages: readonly (readonly pdf.PlacedWord[])[]): void {
  const texts = pages.map((placed) => placed.map(({ text }) => text).join(' '));
  expect(texts).toHaveLength(2);
  TYPED_LIST.forEach((line, at) => expect(texts[at]).toContain(line));
}

function expectKnownForWhatItIs(path: string): void {
  expect(pdf.fontsOf(path).length).toBeGreaterThan(2);
  for (const font of pdf.fontsOf(path)) expect(font).toMatchObject({ isEmbedded: true, hasLetters: true });
  const about = { Title: 'Aditi Désai - Resume', Author: 'Aditi Désai', Tagged: 'yes', Pages: '2' };
  expect(pdf.infoOf(path)).toMatchObject(about);
  expect(pdf.infoOf(path)['Page size']).toContain('A4');
  for (const ink of pdf.inkOf(path)) expect(ink).toBeGreaterThan(0.01);
  expect(pdf.linksOf(path)).toEqual(
    expect.arrayContaining([
      'mailto:aditi.desai@example.com',
      'https://linkedin.com/in/aditi-desai',
      TYPED_URL,
      'https://guides.example/close/2024?team=finance',
    ]),
  );
  const kinds = [
    ...new Set(
      pdf
        .structureOf(path)
        .match(/^\s*[A-Z]\w*/gmu)
        ?.map((kind) => kind.trim()),
    ),
  ];
  expect(kinds.sort()).toEqual(['Document', 'H2', 'H3', 'L', 'LBody', 'LI', 'Lbl', 'Link', 'Object', 'P', 'Sect']);
}

async function expectOtherFilesHold(page: Page, words: readonly string[]): Promise<void> {
  const text = (await download(page, 'Download TXT')).bytes.toString('utf8');
  // Plain text has dashes for bullets, and bars before dates.
  const isMark = (word: string) => word === '-' || word === '|';
  expect(pdf.split(text).filter((word) => !isMark(word))).toEqual(words.filter((word) => !isMark(word)));
  const word = await downloadFromMenu(page, 'Download Word');
  const file = { name: word.name, mimeType: 'application/octet-stream', buffer: word.bytes };
  const response = await page.request.post('/api/resume/ats-score', { multipart: { file }, timeout: 60_000 });
  const { analysis } = ((await response.json()) as { data: { analysis: Pick<AtsAnalysis, 'reading'> } }).data;
  const read = analysis.reading.flatMap(({ text: line }) => pdf.split(line));
  // The check does not join emoji.
  const joined = words.map((one) => one.replace(/\u200D(?=\p{Extended_Pictographic})/gu, ''));
  expect(read.filter((one) => one !== '●')).toEqual(joined);
  const { basics, ...rest } = (await storedResume(page)) as { readonly basics: object };
  const json = await downloadFromMenu(page, 'Download JSON Resume');
  expect(JSON.parse(json.bytes.toString('utf8'))).toEqual({ basics: { ...basics, url: TYPED_URL }, ...rest });
}

const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
  );

const headingsOnSheet = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-sheet] h2, [data-sheet] h3')].map(({ innerText }) =>
      innerText.replace(/\s+/g, ' ').trim(),
    ),
  );

/** Moves the text of the sheet, and of its PDF, down. */
const moveDown = (page: Page, px: number) =>
  page.evaluate((padding) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-sheet] header { padding-top: ${padding}px }`);
    document.adoptedStyleSheets = [sheet];
  }, px);
