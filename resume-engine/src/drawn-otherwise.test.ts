import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from './document/document';
import { toParsedResume } from './result/parsed-resume';
import { readDocument } from './read/read-document';
import { readingOf } from './reading-of';

const TUNED = join(__dirname, '../fixtures/tuned');
const FILES = [
  'chromium-employment-table/amara-diallo.pdf',
  'json-resume-even/claire-moreau.pdf',
  'json-resume-kendall/joseph-kurian-thomas.pdf',
  'tex-moderncv-classic/gurpreet-singh.pdf',
];

/** The same page scaled, as by a print setting or an export. */
const scaled = (document: ReadDocument, by: number): ReadDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, width: page.width * by, height: page.height * by })),
  items: document.items.map((item) => ({
    ...item,
    x: item.x * by,
    y: item.y * by,
    width: item.width * by,
    height: item.height * by,
    size: item.size * by,
  })),
});

const onLetter = (document: ReadDocument): ReadDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, width: 612, height: Math.max(792, page.height - 50) })),
});

describe.each(FILES)('%s', (name) => {
  const read = readDocument(new Uint8Array(readFileSync(join(TUNED, name))));
  const resumeOf = (document: ReadDocument) => toParsedResume(readingOf(document).resume);

  test.each([2, 0.5])('scaling the page by %s does not change the resume', async (by) => {
    const document = await read;
    expect(resumeOf(scaled(document, by))).toEqual(resumeOf(document));
  });

  test('the sheet format does not change the resume', async () => {
    const document = await read;
    expect(resumeOf(onLetter(document))).toEqual(resumeOf(document));
  });
});
