import { linkOf, linkOfWord } from './link-target';
import { markerOf } from './list-marker';
import { lookOf, type Look } from './look';
import { pageEdge } from './page-size';

/** A word, or its part on one line. Lengths in px from the top left margin of the first page. */
export interface Piece extends Box {
  readonly text: string;
  readonly look: Look;
  /** The block with the text: a paragraph, heading or list item. */
  readonly block: HTMLElement;
  readonly link: string | undefined;
  /** Whether a space or the end of another block comes before it. */
  readonly isApart: boolean;
  readonly isMarker: boolean;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The pieces of one line in document order. */
export interface Line {
  readonly pieces: Piece[];
  top: number;
}

/** The lines of a laid-out sheet as broken by the browser. */
export function linesOf(sheet: HTMLElement): Line[] {
  const lines: Line[] = [];
  for (const piece of piecesOf(sheet)) {
    const line = lines.at(-1);
    const last = line?.pieces.at(-1);
    if (line && last && isNextToTheLeft(last, piece)) line.pieces[line.pieces.length - 1] = joined(last, piece);
    else if (line && continues(line, piece)) {
      line.pieces.push(piece);
      line.top = Math.min(line.top, piece.top);
    } else lines.push({ pieces: [piece], top: piece.top });
  }
  return lines;
}

/**
 * Whether an Arabic or Hebrew word follows another one in its line. They become one piece, because
 * pdf.js reverses the words of one text only.
 */
const isNextToTheLeft = (last: Piece, next: Piece) =>
  isRightToLeft(last.text) &&
  isRightToLeft(next.text) &&
  !last.isMarker &&
  next.block === last.block &&
  next.link === last.link &&
  next.look.font === last.look.font &&
  next.right <= last.left + 1 &&
  (next.top + next.bottom) / 2 < last.bottom;

const joined = (last: Piece, next: Piece): Piece => ({
  ...last,
  ...around([last, next]),
  text: `${last.text}${next.isApart ? ' ' : ''}${next.text}`,
});

/** Whether a text runs from right to left. */
export const isRightToLeft = (text: string): boolean =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

/** Whether a piece continues the line to the right. */
function continues({ pieces }: Line, next: Piece): boolean {
  const last = pieces.at(-1);
  const middle = (next.top + next.bottom) / 2;
  return last !== undefined && middle > last.top && middle < last.bottom && next.left > last.right - 1;
}

function piecesOf(sheet: HTMLElement): Piece[] {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  const marked = new Set<Element>();
  let isApart = true;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const words = wordsOf(text, sheet);
    const [first] = words;
    const block = blockOf(text);
    const item = block.closest('li');
    if (first && item && !marked.has(item)) {
      marked.add(item);
      const marker = markerOf(item, first);
      if (marker) pieces.push({ ...first, ...marker, block, isMarker: true, isApart: true, link: undefined });
      isApart = true;
    }
    isApart ||= /^\s/u.test(text.data) || block !== pieces.at(-1)?.block;
    pieces.push(...words.map((word, index) => ({ ...word, block, isApart: index === 0 ? isApart : word.isApart })));
    isApart = /\s$/u.test(text.data) || (words.length === 0 && isApart);
  }
  return pieces;
}

function blockOf(text: Text): HTMLElement {
  let element = text.parentElement ?? document.body;
  while (/^(?:inline|contents)/u.test(getComputedStyle(element).display) && element.parentElement)
    element = element.parentElement;
  return element;
}

type Word = Omit<Piece, 'block'>;

function wordsOf(text: Text, sheet: HTMLElement): Word[] {
  const parent = text.parentElement;
  if (!parent || text.data.trim() === '') return [];
  const look = lookOf(parent);
  const link = linkOf(parent);
  return [...text.data.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) =>
    partsOf(text, { start: index, end: index + word.length }, sheet)
      .map(({ letters, box }, part) => ({
        ...box,
        look,
        isMarker: false,
        isApart: part === 0 && index > 0,
        link: link ?? linkOfWord(word),
        text: written(look.shown(letters)),
      }))
      .filter((piece) => piece.text !== ''),
  );
}

// Composed letters, as in fonts; soft hyphens and the like are not written.
const written = (text: string) => text.normalize('NFC').replaceAll(/[\u00AD\u200B\u2060\uFEFF]/gu, '');

interface Part {
  readonly letters: string;
  readonly box: Box;
}

/** A word, in parts if it is wider than a line. */
function partsOf(text: Text, { start, end }: { start: number; end: number }, sheet: HTMLElement): Part[] {
  const whole = boxesOf(text, { start, end }, sheet);
  if (whole.length === 0) return [];
  if (isOneLine(whole)) return [{ letters: text.data.slice(start, end), box: around(whole) }];
  const parts: { letters: string; boxes: Box[] }[] = [];
  for (const { segment, index } of graphemes.segment(text.data.slice(start, end))) {
    const boxes = boxesOf(text, { start: start + index, end: start + index + segment.length }, sheet);
    const last = parts.at(-1);
    if (last && isOneLine([...last.boxes, ...boxes])) {
      last.letters += segment;
      last.boxes.push(...boxes);
    } else parts.push({ letters: segment, boxes });
  }
  return parts.map(({ letters, boxes }) => ({ letters, box: around(boxes) }));
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function boxesOf(text: Text, { start, end }: { start: number; end: number }, sheet: HTMLElement): Box[] {
  const edge = pageEdge(sheet);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ left, right, top, bottom }) => ({
      left: left - edge.left,
      right: right - edge.left,
      top: top - edge.top,
      bottom: bottom - edge.top,
    }));
}

const isOneLine = ([first, ...rest]: readonly Box[]) =>
  rest.every(({ top, bottom }) => first !== undefined && (top + bottom) / 2 < first.bottom);

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
