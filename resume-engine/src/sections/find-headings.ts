import type { Line } from '../document/line';
import type { SectionKind } from '../resume/section';
import { anchoredKind, headingKinds } from './heading-kinds';
import { type Looks, looksOf } from './looks';
import { MIN_WEIGHT_WITHOUT_KEYWORD, MIN_WEIGHT_WITH_KEYWORD, weighHeading } from './weigh-heading';
import { findDegree } from '../fields/education/find-degree';
import { institutionEvidence, organizationEvidence } from '../fields/experience/organization-evidence';
import { titleEvidence } from '../fields/experience/title-evidence';

export interface Heading {
  readonly kinds: readonly [SectionKind, ...SectionKind[]];
  readonly confidence: number;
}

export function findHeadings(lines: readonly Line[]): Map<Line, Heading> {
  const looks = looksOf(lines);
  const headings = new Map<Line, Heading>();
  let minGap = Infinity;
  for (const [at, line] of lines.entries()) {
    if (line.cells[0]?.place !== undefined) continue;
    const weight = weighHeading(line, lines[at + 1], looks);
    const known = headingKinds(line.text);
    if (known !== undefined && weight >= MIN_WEIGHT_WITH_KEYWORD && !isTitleOfAll(line, at)) {
      headings.set(line, { kinds: known, confidence: confidenceOf(weight - MIN_WEIGHT_WITH_KEYWORD) });
      if (line.gapAbove > 0) minGap = Math.min(minGap, line.gapAbove);
    } else if (
      known === undefined &&
      weight >= MIN_WEIGHT_WITHOUT_KEYWORD &&
      isHeadingLine(line, { headings, looks, minGap })
    )
      headings.set(line, {
        kinds: [anchoredKind(line.text) ?? 'custom'],
        confidence: 0.8 * confidenceOf(weight - MIN_WEIGHT_WITHOUT_KEYWORD),
      });
  }
  return headings;
}

interface Found {
  readonly headings: ReadonlyMap<Line, Heading>;
  readonly looks: Looks;
  /** The minimum distance to the line above among headings of the dictionary. */
  readonly minGap: number;
}

const MIN_GAP_SHARE = 0.8;

/**
 * Headings of a document are aligned at one edge or center, are apart from the text above, and open
 * no entry.
 */
function isHeadingLine(line: Line, { headings, looks, minGap }: Found): boolean {
  const isClose = line.gapAbove > 0 && line.gapAbove < MIN_GAP_SHARE * minGap && minGap < Infinity;
  if (isClose || looks.headingShare(line) === 'few' || namesEntry(line.text)) return false;
  return [...headings.keys()].some(
    (other) => Math.abs(other.x - line.x) < 5 || Math.abs(other.x + other.right - line.x - line.right) < 10,
  );
}

/** `Bio-data` and `Profile of …` at the top are document titles. */
const isTitleOfAll = (line: Line, at: number): boolean => at < 2 && /^\s*bio\s*-?\s*data\s*:?\s*$/iu.test(line.text);

const confidenceOf = (above: number): number => Math.min(1, 0.6 + 0.08 * above);

/**
 * Whether a text is a degree, title, employer or school: in bold capitals these look like headings
 * but open an entry.
 */
function namesEntry(text: string): boolean {
  const degree = findDegree(text);
  if (degree?.from === 0 && degree.to >= text.trim().length - 2) return true;
  return titleEvidence(text) >= 0.9 || organizationEvidence(text) >= 0.95 || institutionEvidence(text) >= 0.95;
}
