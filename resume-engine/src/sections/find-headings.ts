import type { Line } from '../document/line';
import type { SectionKind } from '../resume/section';
import { anchoredKind, headingKinds } from './heading-kinds';
import { looksOf, type Looks } from './looks';
import { enoughWithout, enoughWithWord, weighHeading } from './weigh-heading';

export interface Heading {
  readonly kinds: readonly [SectionKind, ...SectionKind[]];
  /** 0 to 1. */
  readonly confidence: number;
}

/** The lines that are headings. */
export function findHeadings(lines: readonly Line[]): Map<Line, Heading> {
  const looks = looksOf(lines);
  const headings = new Map<Line, Heading>();
  for (const [at, line] of lines.entries()) {
    const weight = weighHeading(line, lines[at + 1], looks);
    const known = headingKinds(line.text);
    if (known !== undefined && weight >= enoughWithWord && !isTitleOfAll(line, at))
      headings.set(line, { kinds: known, confidence: confidenceOf(weight - enoughWithWord) });
    else if (known === undefined && weight >= enoughWithout && standsAsHeading(line, headings, looks))
      headings.set(line, {
        kinds: [anchoredKind(line.text) ?? 'custom'],
        confidence: 0.8 * confidenceOf(weight - enoughWithout),
      });
  }
  return headings;
}

/** Headings of a document begin at one edge or stand around one middle. */
function standsAsHeading(line: Line, headings: ReadonlyMap<Line, Heading>, looks: Looks): boolean {
  if (looks.headingShare(line) === 'few') return false;
  return [...headings.keys()].some(
    (other) => Math.abs(other.x - line.x) < 5 || Math.abs(other.x + other.right - line.x - line.right) < 10,
  );
}

/** `Bio-data` and `Profile of …` on top name the document. */
const isTitleOfAll = (line: Line, at: number): boolean => at < 2 && /^\s*bio\s*-?\s*data\s*:?\s*$/iu.test(line.text);

const confidenceOf = (above: number): number => Math.min(1, 0.6 + 0.08 * above);
