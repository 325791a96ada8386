import type { SectionKind } from '../resume/section';
import { headingKinds } from '../sections/heading-kinds';
import { joined } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

interface Inline {
  readonly label: string;
  readonly kind: SectionKind;
  readonly look: string;
  readonly first: Run;
}

const LABELED_LINE = /^([\p{L}][\p{L} .&/'’-]{2,40}?)\s*(?::\s*-?|[–—]|:-)\s+(?=\S)/u;
/** `Tools:` or `Projects:` is as often the label of a list inside a section. */
const CLEAR_HEADING =
  /\b(?:skills?|experience|education|qualifications?|objective|summary|profile|certifications?|achievements?|hobbies|interests|strengths?|declaration|languages known|references?|internships?|publications|awards|personal (?:details|information))\b/iu;

/**
 * Splits `Career Objective: To work …` into heading and content, if it looks like the document's
 * headings.
 */
export function splitInlineHeadings(blocks: readonly (readonly Row[])[]): Row[][] {
  const rows = blocks.flat();
  const found = new Map<Row, Inline>(
    rows.flatMap((row) => (inlineOf(row) === undefined ? [] : [[row, inlineOf(row)!]])),
  );
  const looks = headingLooks(rows);
  const kinds = new Set([...found.values()].map(({ kind }) => kind));
  const isAll = looks.size === 0 && kinds.size >= 3 && (kinds.has('experience') || kinds.has('education'));
  const body = bodyLook(rows);
  return blocks.map((block) =>
    block.flatMap((row) => {
      const inline = found.get(row);
      if (inline === undefined) return [row];
      const isAlike = inline.look !== body && looks.has(inline.look);
      return isAlike || isAll ? cut(row, inline) : [row];
    }),
  );
}

function inlineOf(row: Row): Inline | undefined {
  const [first] = row;
  if (first === undefined) return undefined;
  const label = LABELED_LINE.exec(joined(row.slice(0, 6)))?.[1];
  if (label === undefined || !CLEAR_HEADING.test(label)) return undefined;
  const kind = headingKinds(label)?.[0];
  return kind === undefined ? undefined : { label, kind, look: lookOf(first, label), first };
}

function cut(row: Row, { label, first }: Inline): Row[] {
  let left = label.replace(/\s/gu, '').length;
  const rest: Run[] = [];
  let right = first.right;
  for (const run of row) {
    const letters = run.text.replace(/\s/gu, '').length;
    if (left === 0) rest.push(run);
    else if (letters <= left) [left, right] = [left - letters, run.right];
    else {
      const at = placeOf(run.text, left);
      const width = ((run.right - run.x) * at) / run.text.length;
      [left, right] = [0, run.x + width];
      rest.push({ ...run, x: run.x + width, text: run.text.slice(at) });
    }
  }
  const content = withoutMark(rest);
  const heading: Run = { ...first, text: label, right };
  return content.length === 0 ? [[heading]] : [[heading], content];
}

function placeOf(text: string, letters: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === letters) return at;
    if (!/\s/u.test(text[at]!)) seen += 1;
  }
  return text.length;
}

function withoutMark(rest: readonly Run[]): Run[] {
  const [first, ...others] = rest;
  if (first === undefined) return [];
  const text = first.text.replace(/^\s*[:–—-]+\s*/u, '');
  if (text === '') return withoutMark(others);
  return [{ ...first, text }, ...others];
}

function headingLooks(rows: readonly Row[]): Set<string> {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const row of rows) {
    const text = joined(row);
    const kind = headingKinds(text)?.[0];
    if (kind === undefined) continue;
    const look = lookOf(row[0]!, text);
    kinds.set(look, (kinds.get(look) ?? new Set()).add(kind));
  }
  return new Set([...kinds].filter(([, of]) => of.size >= 2).map(([look]) => look));
}

function bodyLook(rows: readonly Row[]): string {
  const letters = new Map<string, number>();
  for (const run of rows.flat()) {
    const look = lookOf(run, run.text);
    letters.set(look, (letters.get(look) ?? 0) + run.text.length);
  }
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0])[0];
}

const lookOf = (run: Run, text: string): string =>
  `${run.size.toFixed(0)} ${String(run.isBold)} ${String(text === text.toUpperCase() && text !== text.toLowerCase())}`;
