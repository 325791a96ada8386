import type { Item, TablePlace } from '../document/item';

/** Pieces of one look on a baseline without a wide gap: no column can separate them. */
export interface Run {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly font: string;
  readonly color?: string;
  readonly order: number;
  readonly stretch?: number;
  readonly place?: TablePlace;
  readonly source: Item['source'];
  /** Whether a tab or many spaces separate it from the piece before. */
  readonly isApart: boolean;
}

const SPACE_WIDTH_EM = 0.25;
const MAX_TEXT_LENGTH = 2000;

/** Each item trimmed and split where tabs or many spaces replace a gap; without empty ones. */
export const runsOf = (items: readonly Item[]): Run[] => items.flatMap(piecesOf);

function piecesOf(item: Item): Run[] {
  const text = item.text.slice(0, MAX_TEXT_LENGTH);
  const perCharacter = item.width / Math.max(1, weightOf(text));
  const pieces: Run[] = [];
  let at = item.x;
  for (const part of text.split(/(\t+| {4,})/u)) {
    const width = weightOf(part) * perCharacter;
    const inner = part.trim();
    if (inner !== '') {
      const x = at + weightOf(part.slice(0, part.indexOf(inner))) * perCharacter;
      pieces.push(
        runAt(item, gathered(inner), { x, right: x + weightOf(inner) * perCharacter, isApart: pieces.length > 0 }),
      );
    }
    at += width;
  }
  return pieces;
}

const runAt = (item: Item, text: string, place: Pick<Run, 'x' | 'right' | 'isApart'>): Run => ({
  text,
  page: item.page,
  ...place,
  y: item.y,
  size: item.size,
  isBold: item.isBold,
  isItalic: item.isItalic,
  font: item.font,
  ...(item.color === undefined ? {} : { color: item.color }),
  order: item.order,
  ...(item.stretch === undefined ? {} : { stretch: item.stretch }),
  ...(item.place === undefined ? {} : { place: item.place }),
  source: item.source,
});

/** Spaces are about half as wide as letters; a tab counts as a wide gap. */
function weightOf(text: string): number {
  let weight = 0;
  for (const character of text) weight += character === '\t' ? 4 : character === ' ' ? SPACE_WIDTH_EM * 2 : 1;
  return weight;
}

const gathered = (text: string): string => (/^\p{L}(?: \p{L}){2,}$/u.test(text) ? text.replaceAll(' ', '') : text);
