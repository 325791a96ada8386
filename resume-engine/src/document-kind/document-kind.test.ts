import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, Packer, Paragraph, Tab, Table, TableCell, TableRow, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import { analyze } from '../analyze';
import { OTHER_DOCUMENTS, RESUMES, TWO_PEOPLE } from '../testing/other-documents';
import { bytesOf } from '../../fixtures/generate/pdfkit/sheet';
import { OTHER_LANGUAGES } from '../../fixtures/generate/resumes-in-other-languages';

const asOf = new Date('2026-01-15T00:00:00Z');
const FIXTURES = join(__dirname, '../../fixtures');
const OTHER_LETTERS = join(FIXTURES, 'written/other-languages');

/** The first line of a page is large; cells have wide spaces between them. */
function pdfOf(text: string): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  text.split('\f\n').forEach((page, at) => {
    if (at > 0) document.addPage();
    page.split('\n').forEach((line, index) => {
      document.font(index === 0 ? 'Helvetica-Bold' : 'Helvetica').fontSize(index === 0 ? 16 : 10.5);
      document.text(line.replaceAll('\t', '     '));
    });
  });
  return bytesOf(document);
}

/** Consecutive lines with the same number of cells are a table. */
async function docxOf(text: string): Promise<Uint8Array> {
  const lines = text.split(/\f?\n/).map((line) => line.split('\t'));
  const children: (Paragraph | Table)[] = [];
  for (let at = 0; at < lines.length;) {
    const cells = lines[at]!;
    let end = at + 1;
    while (cells.length > 2 && lines[end]?.length === cells.length) end += 1;
    children.push(end - at > 1 ? tableOf(lines.slice(at, end)) : paragraphOf(cells));
    at = end;
  }
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

const tableOf = (rows: readonly (readonly string[])[]) =>
  new Table({
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
    ),
  });

const paragraphOf = (cells: readonly string[]) =>
  new Paragraph({
    children: cells.map((cell, index) => new TextRun({ children: index === 0 ? [cell] : [new Tab(), cell] })),
  });

const FORMATS = { pdf: pdfOf, docx: docxOf } as const;
const formats = Object.keys(FORMATS) as (keyof typeof FORMATS)[];

const check = async (bytes: Uint8Array) => (await analyze(bytes, { asOf })).otherDocument;

const texts = Object.entries(OTHER_DOCUMENTS).flatMap(([kind, all]) =>
  all.flatMap((text) =>
    formats.map((format) => [`${kind}, ${format}: ${text.split('\n')[0]}`, { kind, format, text }] as const),
  ),
);

test.each(texts)('recognizes what is not a resume: %s', async (_, { kind, format, text }) => {
  expect(await check(await FORMATS[format](text))).toMatchObject({ kind });
});

test.each(Object.entries(OTHER_LANGUAGES))('recognizes a resume in %s', async (language, text) => {
  const found = await check(await docxOf(text));
  expect(found).toMatchObject({ kind: 'language', title: expect.stringContaining(language) as string });
});

test.each(['French', 'German', 'Spanish'])('recognizes a resume in %s in a PDF', async (language) => {
  expect(await check(await pdfOf(OTHER_LANGUAGES[language]!))).toMatchObject({ kind: 'language' });
});

test.each(readdirSync(OTHER_LETTERS))(
  'recognizes a resume in other letters in a PDF, and shows what was read: %s',
  async (file) => {
    const bytes = new Uint8Array(readFileSync(join(OTHER_LETTERS, file)));
    const [language, text] = Object.entries(OTHER_LANGUAGES).find(([name]) => file.startsWith(name.toLowerCase()))!;
    const { otherDocument, reading } = await analyze(bytes, { asOf });
    expect(otherDocument).toMatchObject({ kind: 'language', title: expect.stringContaining(language) as string });
    const [, contact] = text.split('\n');
    expect(reading.map((line) => line.text)).toContain(contact);
  },
);

test.each(TWO_PEOPLE.flatMap((text) => formats.map((format) => [format, text] as const)))(
  'recognizes the resumes of two people in one file (%s)',
  async (format, text) => {
    expect(await check(await FORMATS[format](text))).toMatchObject({ kind: 'people' });
  },
);

test.each(RESUMES.map((text) => [text.split('\n')[0], text] as const))(
  'scores a resume in English that names other languages and documents: %s',
  async (_, text) => {
    expect(await check(await docxOf(text))).toBeUndefined();
  },
);

test('returns what to do for a scan, and nothing else', async () => {
  const bytes = readFileSync(join(FIXTURES, 'tuned/chromium-plain/amara-diallo--scan.pdf'));
  expect(await analyze(new Uint8Array(bytes), { asOf })).toMatchObject({
    otherDocument: { kind: 'scan' },
    overallScore: 0,
    issues: 1,
    strengths: [],
    checks: [],
    tips: [],
  });
});

test('a document without a score keeps what was read of it', async () => {
  const { parsedResume, reading, recommendations } = await analyze(await docxOf(OTHER_LANGUAGES.French!), { asOf });
  expect(parsedResume.contact.email).toBe('camille.rousseau@example.fr');
  expect(reading.map(({ text }) => text)).toContain('Français, anglais');
  expect(recommendations).toEqual(['Check a version in English.']);
});
