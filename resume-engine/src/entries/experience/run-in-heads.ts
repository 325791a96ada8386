import type { Line } from '../../document/line';
import { findDateRanges } from '../../fields/dates/find-date-ranges';
import { titleEvidence } from '../../fields/experience/title-evidence';

const TITLE_AT = /^(.{3,60}?)\sat\s(?=[\p{Lu}\p{N}])/u;
const MAX_LINES = 3;

/**
 * Separates the head of `Electrician at Acme Ltd, Pune (05/2021 - Present). Maintains presses.`
 * from the sentences after it. The head may wrap.
 */
export function splitRunInHeads(lines: readonly Line[]): Line[] {
  const split: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = startsJob(lines[at]!) ? runInHead(paragraphFrom(lines, at)) : undefined;
    split.push(...(found?.parts ?? [lines[at]!]));
    at += (found?.length ?? 1) - 1;
  }
  return split;
}

function startsJob({ text, bullet }: Line): boolean {
  const title = TITLE_AT.exec(text)?.[1];
  return bullet === undefined && title !== undefined && titleEvidence(title) >= 0.7;
}

function paragraphFrom(lines: readonly Line[], at: number): readonly Line[] {
  const near = lines.slice(at, at + MAX_LINES);
  const end = near.findIndex(
    ({ bullet, block, gapAbove }, index) =>
      index > 0 && (bullet !== undefined || block !== near[0]!.block || gapAbove > 1.35),
  );
  return end < 0 ? near : near.slice(0, end);
}

function runInHead(lines: readonly Line[]): { readonly parts: Line[]; readonly length: number } | undefined {
  let text = '';
  for (const [index, line] of lines.entries()) {
    text += index === 0 ? line.text : ` ${line.text}`;
    const range = findDateRanges(text)[0];
    // The end of a range may be on the next line.
    if (!range || (!range.end && range.to === text.length)) continue;
    const [end = ''] = /^[)\]]?\.?\s*/.exec(text.slice(range.to)) ?? [];
    const rest = text.slice(range.to + end.length);
    if (rest === '' ? index === 0 : !end.includes('.')) return undefined;
    const head = withText(lines[0]!, text.slice(0, range.to) + end.replace(/[.\s]+$/, ''));
    return { parts: rest === '' ? [head] : [head, withText(line, rest)], length: index + 1 };
  }
  return undefined;
}

const withText = (line: Line, text: string): Line => ({
  ...line,
  text,
  cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text })),
});
