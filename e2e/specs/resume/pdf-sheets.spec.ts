import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as pdf from '../../pdf-sheets/read-pdf';
import { SAMPLE } from '../../pdf-sheets/sample';
import { startSheetsSite, type SheetsSite } from '../../pdf-sheets/sheets-site';
import { TEMPLATES, type Template } from '../../pdf-sheets/templates';
import { expect, test } from '../../portal/test';

const ABOUT = { title: 'Asha Rao – Résumé अ', author: 'Asha Rao-Fernández', language: 'en-IN' };
const MARGIN = 36;
const HEADINGS = SAMPLE.sections
  .flatMap(({ title, entries = [] }) => [title, ...entries.map((entry) => entry.title)])
  .map((heading) => heading.toLowerCase());

let site: SheetsSite;
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(pdf.popplerMissing() !== undefined, pdf.popplerMissing());
test.beforeAll(async () => {
  site = await startSheetsSite();
});
test.afterAll(() => site.stop());

for (const template of Object.keys(TEMPLATES) as Template[]) {
  test(`every reader finds the words of a ${template} sheet in their order`, async ({ page, complaints }, info) => {
    const { file, bytes, words } = await exported(page, { template, offset: 0, file: info.outputPath('resume.pdf') });
    for (const mode of ['-raw', '-layout', ''] as const) expect(withoutMarkers(pdf.wordsOf(file, mode))).toEqual(words);
    expect(withoutMarkers(await pdf.wordsByPdfjs(bytes))).toEqual(words);
    for (const part of ['₹12,50,000', 'Rao-Fernández', '—', 'धाराप्रवाह', 'हूँ।', 'தமிழ்', '🙂.', 'full-stack,'])
      expect(words).toContain(part);
    expect(complaints).toEqual([]);
  });

  test(`the portal's own check reads a ${template} sheet as it was written`, async ({ page, portal }, info) => {
    const { bytes } = await exported(page, { template, offset: 0, file: info.outputPath('resume.pdf') });
    const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    const answer = await page.request.post(`${portal.origin}/api/resume/ats-score`, { multipart: { file: resume } });
    const { data } = (await answer.json()) as { data: Reading };
    const { name, email, phone, location } = data.parsedResume.contact;
    expect([location, phone, email]).toEqual(SAMPLE.contact.slice(0, 3));
    expect(name).toBe(SAMPLE.name);
    expect(
      data.parsedResume.experience.map(({ role, startDate, endDate, company, location: place, bullets }) => ({
        title: `${role} | ${startDate} - ${endDate}`,
        place: `${company}, ${place}`,
        bullets,
      })),
    ).toEqual(SAMPLE.sections.find(({ title }) => title === 'Experience')?.entries);
    expect(data.analysis.categoryScores.atsParseRate).toBeGreaterThanOrEqual(0.97);
  });

  test(`a ${template} sheet breaks between lines, wherever it begins`, async ({ page }, info) => {
    for (let offset = 0; offset < 16 * STEP; offset += STEP) {
      const { file, words } = await exported(page, { template, offset, file: info.outputPath(`${offset}.pdf`) });
      const pages = pdf.placesOf(file);
      // Poppler's boxes part Hindi words at marks, its text does not.
      const placed = withoutMarkers(pages.flat().map(({ text }) => text));
      expect(placed.join('').normalize('NFC')).toBe(words.join(''));
      for (const placed of pages.flat())
        expect(isInsideMargins(placed), `${offset}: ${JSON.stringify(placed)}`).toBe(true);
      for (const ends of pages.slice(0, -1).map(lastLine)) expect(HEADINGS).not.toContain(ends.toLowerCase());
    }
  });
}

// Sixteen steps move the text by more than a page's last entry.
const STEP = 13;

test('the file says what it is: embedded fonts with letters, title, author, language, links, structure', async ({
  page,
}, info) => {
  const { file, bytes } = await exported(page, { template: 'plain', offset: 0, file: info.outputPath('resume.pdf') });
  const fonts = pdf.fontsOf(file);
  expect(fonts.length).toBeGreaterThan(2);
  for (const font of fonts) expect(font).toMatchObject({ isEmbedded: true, hasLetters: true });
  expect(pdf.infoOf(file)).toMatchObject({ Title: ABOUT.title, Author: ABOUT.author, Tagged: 'yes', Pages: '2' });
  expect(pdf.infoOf(file)['Page size']).toContain('A4');
  expect(await pdf.languageOf(bytes)).toBe('en-IN');
  expect(pdf.linksOf(file)).toEqual(
    expect.arrayContaining(['mailto:asha.rao@example.co.in', 'https://linkedin.com/in/asha-rao']),
  );
  expect(kindsOf(pdf.structureOf(file))).toEqual([
    'Document',
    'H1',
    'H2',
    'H3',
    'L',
    'LBody',
    'LI',
    'Lbl',
    'Link',
    'Object',
    'P',
    'Sect',
  ]);
  expect(bytes.length).toBeLessThan(120 * 1024);
  for (const ink of pdf.inkOf(file)) expect(ink).toBeGreaterThan(0.01);
});

test('a narrow window gives the same pages, and nothing of the making stays behind', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { file, words } = await exported(page, { template: 'plain', offset: 0, file: info.outputPath('resume.pdf') });
  expect(withoutMarkers(pdf.wordsOf(file, '-raw'))).toEqual(words);
  expect(pdf.infoOf(file).Pages).toBe('2');
  expect(await page.evaluate(() => window.sheets.overlays())).toBe(0);
});

/** What the check answers, as far as it is compared. */
interface Reading {
  readonly parsedResume: {
    readonly contact: Readonly<Record<'name' | 'email' | 'phone' | 'location', string>>;
    readonly experience: readonly (Readonly<
      Record<'role' | 'company' | 'location' | 'startDate' | 'endDate', string>
    > & {
      readonly bullets: readonly string[];
    })[];
  };
  readonly analysis: { readonly categoryScores: { readonly atsParseRate: number } };
}

interface Wanted {
  readonly template: Template;
  readonly offset: number;
  readonly file: string;
}

async function exported(page: Page, { template, offset, file }: Wanted) {
  if (!page.url().startsWith(site.origin)) await page.goto(site.origin);
  await page.waitForFunction(() => 'sheets' in window);
  await page.evaluate(([look, down, text]) => window.sheets.draw(text, look, down), [
    template,
    offset,
    SAMPLE,
  ] as const);
  const words = (await page.evaluate(() => window.sheets.words())).map((word) => word.normalize('NFC'));
  const made = await page.evaluate((about) => window.sheets.export(about), ABOUT);
  const bytes = new Uint8Array(Buffer.from(made.pdf, 'base64'));
  writeFileSync(file, bytes);
  return { file, bytes, words, ms: made.ms };
}

// A browser shows them and gives no text of them.
const withoutMarkers = (words: readonly string[]) => words.filter((word) => !/^(?:•|\d{1,2}\.)$/u.test(word));

// Poppler's boxes reach from the highest to the lowest letter that the font has, which is more than tight lines leave.
const isInsideMargins = ({ left, right, top, bottom }: pdf.PlacedWord) => {
  const slack = 1 + (bottom - top) * 0.1;
  return left > MARGIN - 1 && right < 595.28 - MARGIN + 1 && top > MARGIN - slack && bottom < 841.89 - MARGIN + slack;
};

function lastLine(words: readonly pdf.PlacedWord[]): string {
  const lowest = Math.max(...words.map(({ top }) => top));
  return words
    .filter(({ top }) => top > lowest - 3)
    .map(({ text }) => text)
    .join(' ');
}

const kindsOf = (structure: string) =>
  [...new Set(structure.match(/^\s*[A-Z]\w*/gmu)?.map((kind) => kind.trim()))].sort();
