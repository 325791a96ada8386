import type { Inline, WordLink } from '../docx/blocks';
import { defined } from '../docx/looks';
import { overlaid, type ParagraphFormat } from '../docx/paragraph-format';
import { binaryFormat } from './binary-formats';
import { binaryLook, type BinaryLook } from './binary-looks';
import type { BinaryStyle } from './binary-styles';
import type { BinaryText } from './piece-table';
import { runAt, type PropertyRun, type Sprm } from './property-runs';

/** A paragraph of a Word binary file, or the cell or table row that ends with it. */
export interface BinaryParagraph {
  readonly inlines: readonly Inline[];
  readonly format: ParagraphFormat;
  readonly style: number;
  readonly size: number;
  readonly isInTable: boolean;
  readonly depth: number;
  readonly endsCell: boolean;
  readonly rowEdges?: readonly number[];
  readonly hasDrawing: boolean;
}

export interface BinarySheets {
  readonly main: BinaryText;
  readonly characters: readonly PropertyRun[];
  readonly paragraphs: readonly PropertyRun[];
  readonly fonts: readonly string[];
  readonly styleOf: (style: number) => BinaryStyle;
}

const SPRM = {
  inTable: 0x2416,
  endsRow: 0x2417,
  depth: 0x6649,
  endsInnerCell: 0x244b,
  endsInnerRow: 0x244c,
  list: 0x460b,
  table: 0xd608,
};
const MAX_DEPTH = 8;
const LISTED: ParagraphFormat = { left: 36, first: -18 };
const USUAL_SIZE = 10;

export function readParagraphs(from: number, to: number, sheets: BinarySheets): BinaryParagraph[] {
  const { text } = sheets.main;
  const paragraphs: BinaryParagraph[] = [];
  let start = from;
  const fields: Field[] = [];
  for (let at = from; at < Math.min(to, text.length); at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x0d && code !== 0x07 && code !== 0x0c) continue;
    paragraphs.push(readParagraph(start, at, { sheets, fields }));
    start = at + 1;
  }
  if (start < Math.min(to, text.length)) {
    paragraphs.push(readParagraph(start, Math.min(to, text.length), { sheets, fields }));
  }
  return paragraphs;
}

interface Field {
  instruction: string;
  showsResult: boolean;
  link?: WordLink;
}

interface Surroundings {
  readonly sheets: BinarySheets;
  readonly fields: Field[];
}

function readParagraph(from: number, end: number, around: Surroundings): BinaryParagraph {
  const { main, paragraphs, styleOf } = around.sheets;
  const { sprms, style = 0 } = runAt(paragraphs, main.placeOf(end)) ?? { sprms: [] };
  const { look, format } = styleOf(style);
  const mark = main.text.charCodeAt(end);
  const inlines = readCharacters(from, end, { ...around, look });
  const isListed = (operandOf(sprms, SPRM.list)?.getInt16(0, true) ?? 0) > 0 && inlines.some(isText);
  const label: Inline[] = isListed ? [{ kind: 'text', text: '•', look }, { kind: 'tab' }] : [];
  return {
    inlines: [...label, ...inlines, ...(mark === 0x0c ? [{ kind: 'page' } as const] : [])],
    format: overlaid(format, { ...(isListed && LISTED), ...binaryFormat(sprms) }),
    style,
    size: look.size ?? USUAL_SIZE,
    ...placeInTable(sprms, mark),
    hasDrawing: main.text.slice(from, end).includes('\u0008'),
  };
}

type PlaceInTable = Pick<BinaryParagraph, 'isInTable' | 'depth' | 'endsCell' | 'rowEdges'>;

/** Nested cells and rows end with other marks. */
function placeInTable(sprms: readonly Sprm[], mark: number): PlaceInTable {
  const depth = depthOf(sprms);
  const isInner = depth > 1;
  return {
    isInTable: depth > 0,
    depth,
    endsCell: isInner ? isOn(sprms, SPRM.endsInnerCell) : mark === 0x07,
    ...(isOn(sprms, isInner ? SPRM.endsInnerRow : SPRM.endsRow) ? { rowEdges: rowEdges(sprms) } : {}),
  };
}

function depthOf(sprms: readonly Sprm[]): number {
  if (!isOn(sprms, SPRM.inTable)) return 0;
  const depth = operandOf(sprms, SPRM.depth);
  return depth && depth.byteLength >= 4 ? Math.max(1, Math.min(MAX_DEPTH, depth.getInt32(0, true))) : 1;
}

const isOn = (sprms: readonly Sprm[], code: number) => operandOf(sprms, code)?.getUint8(0) === 1;

const isText = (inline: Inline) => inline.kind === 'text' && inline.text.trim() !== '';

const operandOf = (sprms: readonly Sprm[], code: number) => sprms.find((sprm) => sprm.code === code)?.operand;

function rowEdges(sprms: readonly Sprm[]): number[] {
  const operand = operandOf(sprms, SPRM.table);
  const count = operand && operand.byteLength > 0 ? operand.getUint8(0) : 0;
  if (!operand || operand.byteLength < 1 + (count + 1) * 2) return [];
  return Array.from({ length: count + 1 }, (_, index) => operand.getInt16(1 + index * 2, true));
}

/** Non-text characters: their replacement, or nothing. */
const SPECIAL: Readonly<Record<number, Inline | undefined>> = {
  0x09: { kind: 'tab' },
  0x0b: { kind: 'line' },
  0x0e: { kind: 'column' },
};

function readCharacters(from: number, end: number, around: Surroundings & { look: BinaryLook }): Inline[] {
  const { sheets, fields } = around;
  const inlines: Inline[] = [];
  let run: PropertyRun | undefined;
  let look = around.look;
  for (let at = from; at < end; at += 1) {
    const place = sheets.main.placeOf(at);
    if (!run || place < run.from || place >= run.to) {
      run = runAt(sheets.characters, place);
      look = binaryLook(run?.sprms ?? [], around.look, sheets.fonts);
    }
    const letter = sheets.main.text[at]!;
    if (followField(letter, fields) || look.isDeleted || look.isHidden) continue;
    const special = SPECIAL[letter.charCodeAt(0)];
    if (special) inlines.push(special);
    else addLetter(inlines, shown(letter, look, sheets.fonts), { look, link: linkOf(fields) });
  }
  return inlines;
}

function addLetter(inlines: Inline[], text: string, { look, link }: { look: BinaryLook; link: WordLink | undefined }) {
  if (text === '') return;
  const last = inlines.at(-1);
  if (last?.kind === 'text' && last.look === look && last.link === link) {
    inlines[inlines.length - 1] = { ...last, text: last.text + text };
  } else inlines.push({ kind: 'text', text, look, ...defined('link', link) });
}

/** Pictures, notes and anchors are control characters; a symbol replaces a letter of its font. */
function shown(letter: string, { symbol }: BinaryLook, fonts: readonly string[]): string {
  if (symbol) return /wingdings|symbol/iu.test(fonts[symbol.font] ?? '') ? '•' : String.fromCharCode(symbol.code);
  if (letter === '\u001e') return '-';
  return letter < ' ' ? '' : letter;
}

function followField(letter: string, fields: Field[]): boolean {
  const open = fields.at(-1);
  if (letter === '\u0013') {
    if (fields.length < 20) fields.push({ instruction: '', showsResult: false });
    return true;
  }
  if (letter === '\u0014' && open) open.showsResult = true;
  else if (letter === '\u0015') fields.pop();
  else {
    if (open && !open.showsResult && open.instruction.length < 2_000) open.instruction += letter;
    return fields.some(({ showsResult }) => !showsResult);
  }
  return true;
}

function linkOf(fields: readonly Field[]): WordLink | undefined {
  for (const field of fields) {
    const url = field.link ? undefined : /HYPERLINK\s{1,9}"([^"]{1,2000})"/u.exec(field.instruction)?.[1];
    if (url) field.link = { url };
    if (field.link) return field.link;
  }
  return undefined;
}
