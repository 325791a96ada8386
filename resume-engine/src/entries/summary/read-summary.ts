import type { Line } from '../../document/line';
import type { Field } from '../../document/span';
import { titleEvidence } from '../../fields/experience/title-evidence';
import type { Section } from '../../resume/section';
import { joinBullets } from '../bullets/join-bullets';
import { findWhen } from '../evidence/when';

/** What a resume says about the person as a whole. */
export interface ReadSummary {
  readonly headline?: Field<string>;
  readonly summary?: Field<string>;
}

interface Found {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly confidence: number;
}

function fieldOf({ text, lines, confidence }: Found): Field<string> {
  const spans = lines.map((line) => ({
    page: line.page,
    line: line.index,
    from: 0,
    to: line.text.length,
    text: line.text,
  }));
  return { value: text, raw: lines.map((line) => line.text).join('\n'), confidence, spans };
}

const MIN_WORDS = 12;

/** A line of an entry: experience without a heading may follow the summary. */
const opensEntry = (line: Line) => line.text.length < 120 && findWhen(line.text).some(({ value }) => value.range);

function textOf(lines: readonly Line[], confidence: number): Found | undefined {
  const end = lines.findIndex(opensEntry);
  const own = end < 0 ? lines : lines.slice(0, end);
  const text = joinBullets(own)
    .map((bullet) => bullet.text)
    .join('\n');
  return text ? { text, lines: own, confidence } : undefined;
}

function proseIn(lines: readonly Line[]): Found | undefined {
  const first = lines.findIndex(
    (line) =>
      line.bullet === undefined &&
      line.text.split(/\s+/).length >= 8 &&
      !/[@|]|\d{5}/.test(line.text) &&
      !line.text.includes('\t'),
  );
  if (first < 0) return undefined;
  const end = lines.findIndex((line, at) => at > first && (line.bullet !== undefined || /[@|]|\d{5}/.test(line.text)));
  const found = textOf(lines.slice(first, end < 0 ? undefined : end), 0.7);
  return found && found.text.split(/\s+/).length >= MIN_WORDS ? found : undefined;
}

const MIN_TITLE = 0.6;

function headlineIn(lines: readonly Line[]): Found | undefined {
  for (const line of lines.slice(0, 8)) {
    const text = line.text.replace(/\s+/g, ' ').trim();
    if (/@|\d{4}|https?:|www\./.test(text) || text.split(' ').length > 14) continue;
    const best = Math.max(titleEvidence(text), ...text.split(/\s?[|•·,–—-]\s/).map((part) => titleEvidence(part)));
    if (best >= MIN_TITLE) return { text, lines: [line], confidence: Math.min(0.95, best) };
  }
  return undefined;
}

/** The headline below the name, and the text under a summary heading or the prose of the header. */
export function readSummary(sections: readonly Section[]): ReadSummary {
  const header = sections.filter(({ kinds }) => kinds[0] === 'header').flatMap(({ lines }) => lines);
  const own = sections.find(({ kinds, lines }) => kinds[0] === 'summary' && lines.length > 0);
  const summary = (own && textOf(own.lines, 0.95)) ?? proseIn(header);
  const headline = headlineIn(header);
  return { ...(headline && { headline: fieldOf(headline) }), ...(summary && { summary: fieldOf(summary) }) };
}
