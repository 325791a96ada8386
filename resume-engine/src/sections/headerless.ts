import type { Line } from '../document/line';
import type { Section, SectionKind } from '../resume/section';

const year = String.raw`(?:19|20)\d{2}`;
const DATE_RANGE = new RegExp(
  `${year}\\s*(?:[-–—]|to|till|until)\\s*(?:\\p{L}{3,9}\\.?,?\\s*)?(?:\\d{1,2}[/.-])?(?:${year}|present|current|now|date|today)`,
  'iu',
);
const DEGREE =
  /\b(?:bachelor|master|diploma|b\.?\s?tech|m\.?\s?tech|b\.?\s?e\b|b\.?\s?sc|m\.?\s?sc|b\.?\s?com|mba|mca|bca|b\.?a\.|b\.s\.|ph\.?d|cgpa|gpa|university|college|school)\b/iu;
const CONTACT_DETAIL = /@|\d{8,}|linkedin\.com/iu;
const MAX_LINES_ABOVE = 2;
const MAX_LENGTH = 140;
const OPEN_SECTIONS = new Set<SectionKind>(['header', 'summary', 'custom']);

/**
 * Finds experience and education without a heading: entries with date ranges below the header or
 * the summary.
 */
export function splitHeaderless(sections: readonly Section[]): Section[] {
  if (sections.some(({ kinds }) => kinds.includes('experience'))) return [...sections];
  const hasEducation = sections.some(({ kinds }) => kinds.includes('education'));
  return sections.flatMap((section) => (OPEN_SECTIONS.has(section.kinds[0]) ? part(section, hasEducation) : [section]));
}

function part(section: Section, hasEducation: boolean): Section[] {
  const starts = section.lines.flatMap((line, at) => (isDated(line) ? [startOf(section.lines, at)] : []));
  if (starts.length === 0) return [section];
  const parts: { kind: SectionKind; lines: Line[] }[] = [];
  for (const [at, start] of starts.entries()) {
    const lines = section.lines.slice(start, starts[at + 1]);
    const kind = !hasEducation && lines.slice(0, 3).some((line) => DEGREE.test(line.text)) ? 'education' : 'experience';
    const last = parts.at(-1);
    if (last?.kind === kind) last.lines.push(...lines);
    else parts.push({ kind, lines });
  }
  return [
    { ...section, lines: section.lines.slice(0, starts[0]) },
    ...parts.map(({ kind, lines }): Section => ({ kinds: [kind], lines, confidence: 0.5 })),
  ];
}

const isDated = (line: Line): boolean =>
  line.bullet === undefined && line.text.length < MAX_LENGTH && DATE_RANGE.test(line.text);

function startOf(lines: readonly Line[], dated: number): number {
  let start = dated;
  while (start > 0 && dated - start < MAX_LINES_ABOVE && !isStart(lines[start]!) && canPrecede(lines[start - 1]!))
    start -= 1;
  return start;
}

const isStart = (line: Line): boolean => line.gapAbove === 0 || line.gapAbove >= 1.25;

const canPrecede = (line: Line): boolean =>
  line.bullet === undefined &&
  line.text.length < 80 &&
  !CONTACT_DETAIL.test(line.text) &&
  !/\.$/u.test(line.text) &&
  !isDated(line);
