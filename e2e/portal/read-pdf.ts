import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Why PDF files cannot be read here; undefined if they can. */
export const popplerMissing = (): string | undefined =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'pdftotext')))
    ? undefined
    : 'Poppler is not installed (Debian: apt-get install poppler-utils).';

/** Words of a file in the order of Poppler's pdftotext. */
export const wordsOf = (file: string, mode: '-raw' | '-layout' | '' = ''): string[] =>
  split(run('pdftotext', [...(mode ? [mode] : []), file, '-']));

/** The same from pdf.js, as used by browsers. */
export async function wordsByPdfjs(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openByPdfjs(bytes);
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    words.push(...split(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')));
  }
  await pdf.destroy();
  return words;
}

/** The language declared in the file. */
export async function languageOf(bytes: Uint8Array): Promise<unknown> {
  const pdf = await openByPdfjs(bytes);
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return (info as { Language?: string }).Language;
}

async function openByPdfjs(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // Only needed for drawing; missing in Node.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
    if (!(name in globalThis)) Reflect.set(globalThis, name, class {});
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** Position of each word, in pt from the upper left corner of its page. */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Words of each page with their positions. */
export function placesOf(file: string): PlacedWord[][] {
  const [, ...pages] = run('pdftotext', ['-raw', '-bbox', file, '-']).split('<page ');
  return pages.map((page) =>
    [...page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
        text: text
          .replaceAll(/[\u202A-\u202E]/gu, '')
          .replaceAll('&amp;', '&')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"'),
      }),
    ),
  );
}

/** Its fonts: whether each is embedded and maps its glyphs to letters. */
export const fontsOf = (file: string): { name: string; isEmbedded: boolean; hasLetters: boolean }[] =>
  run('pdffonts', [file])
    .split('\n')
    .slice(2)
    .filter(Boolean)
    .map((line) => {
      const [embedded, , letters] = line.trim().split(/\s+/).slice(-5);
      return { name: line.split(/\s/)[0] ?? '', isEmbedded: embedded === 'yes', hasLetters: letters === 'yes' };
    });

/** Output of pdfinfo, for example `{ Title: …, Tagged: 'yes' }`. */
export const infoOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    run('pdfinfo', [file])
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** Structure of a tagged file, one line per element. */
export const structureOf = (file: string): string => run('pdfinfo', ['-struct', file]);

/** URLs of its links. */
export const linksOf = (file: string): string[] =>
  run('pdfinfo', ['-url', file])
    .split('\n')
    .flatMap((line) => /Annotation\s+(\S+)/.exec(line)?.slice(1) ?? []);

/** Darkness of each page, 0 if blank: the share of its pixels that are not white. */
export function inkOf(file: string): number[] {
  const drawn = run('pdftoppm', ['-r', '40', '-gray', file], 'latin1');
  const pages = drawn.split(/(?=P5\n\d+ \d+\n255\n)/).filter(Boolean);
  return pages.map((page) => {
    const [header = ''] = /^P5\n\d+ \d+\n255\n/.exec(page) ?? [];
    const pixels = [...page.slice(header.length)];
    return pixels.filter((pixel) => pixel.charCodeAt(0) < 200).length / pixels.length;
  });
}

/** The same of the area of one word on the first page. */
export function inkAt(file: string, { left, top, right, bottom }: PlacedWord): number {
  const [dpi, ptPerInch] = [144, 72];
  const [x, y, width, height] = [left, top, right - left, bottom - top].map((pt) => Math.round((pt * dpi) / ptPerInch));
  const area = ['-x', x, '-y', y, '-W', width, '-H', height].map(String);
  const drawn = run('pdftoppm', ['-r', String(dpi), '-gray', '-l', '1', ...area, file], 'latin1');
  const pixels = [...drawn.replace(/^P5\n\d+ \d+\n255\n/, '')];
  return pixels.filter((pixel) => pixel.charCodeAt(0) < 200).length / pixels.length;
}

/** Words without the marks of direction that Poppler writes around Arabic and Hebrew. */
export const split = (text: string): string[] =>
  text
    .normalize('NFC')
    .replaceAll(/[\u202A-\u202E]/gu, '')
    .split(/\s+/u)
    .filter(Boolean);

function run(program: string, args: readonly string[], encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const output = execFileSync(program, args, { encoding: 'buffer', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] });
  return output.toString(encoding);
}
