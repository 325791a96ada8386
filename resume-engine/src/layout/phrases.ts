import { headingKinds } from '../sections/heading-kinds';
import { beginsCell, isTypewritten, joined } from './cells';
import { rowsOf } from './lines';
import type { Run } from './runs';

/** Runs of a row that no gutter can separate: the pieces of columns. */
export interface Phrase {
  readonly runs: readonly Run[];
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly look: string;
  /** Whether the dictionary has it as a heading and it is not a table column title. */
  readonly isHeading: boolean;
}

const PHRASE_GAP_EM = 0.6;

export function phrasesOf(runs: readonly Run[]): Phrase[] {
  const phrases = rowsOf(runs).flatMap(phrasesOfRow);
  const body = bodyLook(phrases);
  const headings = phrases.filter((phrase) => phrase.isHeading && phrase.look !== body);
  if (headings.length < 2) return phrases;
  return phrases.map((phrase) => (phrase.look === body ? { ...phrase, isHeading: false } : phrase));
}

/** The look of most letters: if headings differ from it, a word in this look is none. */
function bodyLook(phrases: readonly Phrase[]): string {
  const letters = new Map<string, number>();
  for (const { look, text } of phrases) letters.set(look, (letters.get(look) ?? 0) + text.length);
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

function phrasesOfRow(row: readonly Run[]): Phrase[] {
  const phrases: Run[][] = [];
  for (const run of row) {
    const before = phrases.at(-1)?.at(-1);
    const isWide = before !== undefined && run.x - before.right > PHRASE_GAP_EM * Math.min(run.size, before.size);
    const isGap = isWide && !isTypewritten(before, run);
    if (before === undefined || beginsCell(before, run) || isGap) phrases.push([run]);
    else phrases.at(-1)!.push(run);
  }
  const isTable = isTableHead(phrases.map(joined));
  return phrases.map((phrase) => phraseOf(phrase, isTable));
}

function phraseOf(runs: readonly Run[], isTable: boolean): Phrase {
  const text = joined(runs);
  const first = runs[0]!;
  return {
    runs,
    text,
    x: first.x,
    right: Math.max(...runs.map((run) => run.right)),
    y: first.y,
    size: first.size,
    look: `${first.size.toFixed(1)} ${String(first.isBold)} ${String(isUpper(text))} ${first.color ?? ''}`,
    isHeading: !isTable && headingKinds(text) !== undefined,
  };
}

const isUpper = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

const COLUMN_TITLE =
  /^(?:name of |name$|qualif|course|degree|exam|institut|school|college|board|univers|year|passing|month|percent|%|cgpa|c\.?g\.?p\.?a|marks|score|class$|division|grade|result|s\.?\s?no|sr\.?\s?no|sl\.?\s?no|project|client|role|duration|organi[sz]ation|company|employer|designation|position|from|to$|period|technolog|skill|level|title|stream|speciali|subject|discipline|description|date)/iu;

export const isTableHead = (cells: readonly string[]): boolean =>
  cells.length >= 3 &&
  cells.every((cell) => cell.length < 40) &&
  cells.filter((cell) => COLUMN_TITLE.test(cell)).length >= Math.max(2, cells.length * 0.6);
