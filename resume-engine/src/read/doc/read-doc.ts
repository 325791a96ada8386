import type { Block, Paragraph, Table } from '../docx/blocks';
import { sectionFormat } from '../docx/section-format';
import { layOutDocument } from '../docx/lay-out-document';
import type { RawDocument } from '../raw-document';
import { UnreadableDocument } from '../unreadable-document';
import { type BinaryParagraph, type BinarySheets, readParagraphs } from './binary-paragraphs';
import { readBinaryStyles } from './binary-styles';
import { tableOf } from './binary-table';
import { openCompoundFile } from './compound-file';
import { readText } from './piece-table';
import { type PropertyRun, readRuns, withLongLists } from './property-runs';

/** Offsets in the file information block ([MS-DOC], sections 2.5.1 to 2.5.6). */
const FIB = {
  magic: 0xa5ec,
  version: 2,
  flags: 0x0a,
  lengths: { body: 0x4c, footnotes: 0x50, headers: 0x54, macros: 0x58, comments: 0x5c, endnotes: 0x60, boxes: 0x64 },
  styles: 0xa2,
  headerPlaces: 0xf2,
  characters: 0xfa,
  paragraphs: 0x102,
  fonts: 0x112,
  pieces: 0x1a2,
};
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
const WORD_97 = 0xc1;
const MAX_PAGES = 30;

/**
 * Reads a Word binary file (97 to 2003) and lays it out on plain pages.
 * @throws {UnreadableDocument} if it is encrypted, older, or its text cannot be found
 */
export function readDoc(bytes: Uint8Array): RawDocument {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument');
  if (!main || main.length < 0x1aa) throw new UnreadableDocument('damaged', 'The Word document is damaged.');
  const view = new DataView(main.buffer, main.byteOffset, main.byteLength);
  rejectUnreadable(view);
  const tables = file.stream((view.getUint16(FIB.flags, true) & SECOND_TABLE) !== 0 ? '1Table' : '0Table');
  if (!tables) throw new UnreadableDocument('damaged', 'The Word document is damaged: its tables are missing.');
  const table = (place: number) => {
    const start = view.getUint32(place, true);
    return tables.subarray(start, start + view.getUint32(place + 4, true));
  };
  const sheets = readSheets(main, { table, data: file.stream('Data') });
  const { pages, size } = layOutDocument(partsOf(view, table, sheets));
  const count = Math.max(1, ...pages.items.map(({ page }) => page));
  const items = pages.items.filter(({ page }) => page <= MAX_PAGES);
  return {
    kind: 'doc',
    pages: Array.from({ length: Math.min(count, MAX_PAGES) }, () => ({
      width: size.width,
      height: size.height,
      pictureShare: 0,
    })),
    items: items.map((item, order) => ({ ...item, order, source: 'doc' })),
    links: pages.links.filter(({ page }) => page <= MAX_PAGES),
    fonts: [...new Set(items.map(({ font }) => font))].map((name) => ({ name, hasUnicodeMap: true })),
    pagesLeftOut: Math.max(0, count - MAX_PAGES),
  };
}

function rejectUnreadable(view: DataView) {
  if (view.getUint16(0, true) !== FIB.magic) throw new UnreadableDocument('damaged', 'The Word document is damaged.');
  if ((view.getUint16(FIB.flags, true) & ENCRYPTED) !== 0) {
    throw new UnreadableDocument('encrypted', 'The Word document is protected by a password. Send a copy without one.');
  }
  if (view.getUint16(FIB.version, true) < WORD_97) {
    throw new UnreadableDocument(
      'unsupported',
      'The document was written by Word 95 or older. Save it as DOCX or PDF.',
    );
  }
}

interface Streams {
  readonly table: (place: number) => Uint8Array;
  readonly data: Uint8Array | undefined;
}

function readSheets(main: Uint8Array, { table, data = new Uint8Array() }: Streams): BinarySheets {
  const fonts = readFonts(table(FIB.fonts));
  const runs = (place: number, kind: 'character' | 'paragraph'): PropertyRun[] => {
    try {
      return withLongLists(readRuns(main, table(place), kind), data);
    } catch {
      return [];
    }
  };
  return {
    main: readText(main, table(FIB.pieces)),
    characters: runs(FIB.characters, 'character'),
    paragraphs: runs(FIB.paragraphs, 'paragraph'),
    fonts,
    styleOf: readBinaryStyles(table(FIB.styles), fonts),
  };
}

function partsOf(view: DataView, table: (place: number) => Uint8Array, sheets: BinarySheets) {
  let from = 0;
  const stretch = (length: number): [number, number] => [from, (from += view.getUint32(length, true))];
  const { lengths } = FIB;
  const body = stretch(lengths.body);
  const footnotes = stretch(lengths.footnotes);
  const headers = stretch(lengths.headers);
  from += view.getUint32(lengths.macros, true) + view.getUint32(lengths.comments, true);
  const endnotes = stretch(lengths.endnotes);
  const boxes = stretch(lengths.boxes);
  const read = ([start, end]: readonly [number, number]) => blocksOf(readParagraphs(start, end, sheets));
  const stories = headerStories(table(FIB.headerPlaces), headers).map(read);
  return {
    body: withBoxes(readParagraphs(...body, sheets), read(boxes)),
    notes: [...read(footnotes), ...read(endnotes)],
    headers: [[...(stories[4] ?? []), ...(stories[1] ?? [])]],
    footers: [[...(stories[5] ?? []), ...(stories[3] ?? [])]],
    lastSection: sectionFormat(undefined),
  };
}

/**
 * Headers and footers of the first section: even, odd, even footer, odd footer, first, first
 * footer. Six separators precede them.
 */
function headerStories(places: Uint8Array, [start, end]: readonly [number, number]): [number, number][] {
  const view = new DataView(places.buffer, places.byteOffset, places.byteLength);
  const count = Math.floor(places.length / 4);
  return Array.from({ length: Math.max(0, Math.min(6, count - 7)) }, (_, index) => {
    const from = Math.min(end, start + view.getUint32((6 + index) * 4, true));
    return [from, Math.min(end, Math.max(from, start + view.getUint32((7 + index) * 4, true)))];
  });
}

/**
 * Text boxes are placed at the anchor of the first drawing: at the top in most resumes that have
 * them.
 */
function withBoxes(paragraphs: readonly BinaryParagraph[], boxes: readonly Block[]): Block[] {
  const anchor =
    boxes.length === 0 ? -1 : paragraphs.findIndex(({ hasDrawing, isInTable }) => hasDrawing && !isInTable);
  const at = anchor === -1 ? paragraphs.length : anchor;
  return [...blocksOf(paragraphs.slice(0, at)), ...boxes, ...blocksOf(paragraphs.slice(at))];
}

function blocksOf(paragraphs: readonly BinaryParagraph[]): Block[] {
  const blocks: Block[] = [];
  let rows: BinaryParagraph[] = [];
  const flush = () => {
    const table: Table | undefined = tableOf(rows, plainParagraph);
    if (table) blocks.push(table);
    rows = [];
  };
  for (const paragraph of paragraphs) {
    if (paragraph.isInTable || paragraph.endsCell) rows.push(paragraph);
    else {
      flush();
      blocks.push(plainParagraph(paragraph));
    }
  }
  flush();
  return blocks;
}

const plainParagraph = ({ inlines, format, style, size }: BinaryParagraph): Paragraph => ({
  kind: 'paragraph',
  inlines,
  format,
  style: String(style),
  size,
});

const NAME = 40;
const MAX_FONTS = 1_000;

/** Font names of a Word binary file (`SttbfFfn`), by number; fewer if the table is broken. */
function readFonts(table: Uint8Array): string[] {
  const fonts: string[] = [];
  for (let at = 4; at < table.length && fonts.length < MAX_FONTS; at += 1 + table[at]!) {
    const name = new TextDecoder('utf-16le').decode(table.subarray(at + NAME, at + 1 + table[at]!));
    fonts.push(name.split('\u0000')[0] ?? '');
  }
  return fonts;
}
