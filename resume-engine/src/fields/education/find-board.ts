import { boards } from '../../lexicon/boards';

/** A board of school examinations in a text. */
export interface FoundBoard {
  readonly from: number;
  readonly to: number;
  readonly raw: string;
  readonly name?: string;
}

const UNKNOWN_BOARD =
  /(?<!\p{L})(?:\p{Lu}[\p{L}.&]{0,20}\s){1,4}Board(?:\sof\s(?:(?:\p{Lu}[\p{L}]{2,20}|and|&|of)[\s,]{0,2}){1,6})?(?!\p{L})|(?<!\p{L})(?:Board|Council)\sof\s(?:(?:\p{Lu}[\p{L}]{2,20}|and|&)\s?){1,6}(?!\p{L})/u;

/** The first board of a text; short names only in capitals, so that ordinary words do not match. */
export function findBoard(text: string): FoundBoard | undefined {
  const known = boards.findAll(text).find(({ raw }) => raw.length > 6 || raw === raw.toUpperCase());
  const other = UNKNOWN_BOARD.exec(text);
  const otherRaw = other?.[0].replace(/[\s,]+$/, '') ?? '';
  if (known && otherRaw.length <= known.raw.length + 2) {
    const word = /^\.?\s(?:state\s)?board\b/i.exec(text.slice(known.to))?.[0] ?? '';
    const to = known.to + word.length;
    return { from: known.from, to, raw: text.slice(known.from, to), name: known.entry };
  }
  if (!other) return undefined;
  return { from: other.index, to: other.index + otherRaw.length, raw: otherRaw, ...(known && { name: known.entry }) };
}
