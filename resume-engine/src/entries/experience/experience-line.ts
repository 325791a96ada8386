import type { Line } from '../../document/line';
import { organizationEvidence } from '../../fields/experience/organization-evidence';
import { titleEvidence } from '../../fields/experience/title-evidence';
import { continues, isFull, opensGap } from '../bullets/continues';
import { joinLines, type JoinedLine } from '../bullets/joined-lines';
import { findWhen, type When } from '../evidence/when';
import type { Hint, Mark } from '../pieces/piece';
import type { FoundLabel } from '../labels/find-labels';
import { splitLine } from '../pieces/split-line';
import { unlabeled } from '../labels/find-labels';
import { experienceLabels, type ExperienceLabel } from './experience-labels';
import { isProseText } from './experience-prose';
import { splitRunInHeads } from './run-in-heads';
import { companyAsTitle, isExperienceSentence, sentenceHints, titleInCompany } from './experience-sentence';
import type { ExperiencePiece } from './experience-kind';

/** Features of a line of an experience section before its entries are known. */
export interface ExperienceLine {
  readonly line: Line;
  readonly sources: readonly Line[];
  readonly pieces: readonly ExperiencePiece[];
  readonly when: readonly Mark<When>[];
  readonly labels: readonly ExperienceLabel[];
  readonly words: number;
  readonly isWrapped: boolean;
  readonly isProse: boolean;
  readonly isSentence: boolean;
  readonly isGapAbove: boolean;
  readonly headLikelihood: number;
}

const HINTS = new Set<ExperienceLabel>(['company', 'title', 'date', 'location', 'other']);

const hasRange = (when: readonly Mark<When>[]) => when.some(({ value }) => value.range !== undefined);

/**
 * Whether entries name their employers; then a client belongs to a project, and its lines are no
 * heads. Otherwise the client is the employer (`Client: … Role: …` of many contractors).
 */
function nameEmployers(lines: readonly Line[]): boolean {
  return lines.some(({ text, bullet }) => {
    const labels = experienceLabels(text.slice(0, 200)).map(({ hint }) => hint);
    if (labels.length) return labels.includes('company');
    if (text.length > 120 || (bullet !== undefined && !hasRange(findWhen(text)))) return false;
    return text.split(/[\t|,]|\s[–—-]\s/).some((part) => organizationEvidence(part) >= 0.75);
  });
}

const clientAs = (hint: ExperienceLabel, isOfProject: boolean): ExperienceLabel =>
  hint !== 'client' ? hint : isOfProject ? 'project' : 'company';

function headLikelihoodOf(line: Line, pieces: readonly ExperiencePiece[], words: number): number {
  if (line.bullet !== undefined || words > 14) return 0;
  const texts = pieces.slice(0, 2).flatMap((piece) => (piece.mark ? [] : [piece.text]));
  const highest = Math.max(0, ...texts.map((text) => Math.max(titleEvidence(text), organizationEvidence(text))));
  return highest < 0.6 ? 0 : highest;
}

interface Context {
  readonly group: readonly Line[];
  readonly before: Line | undefined;
  readonly lines: readonly Line[];
  readonly hasEmployers: boolean;
}

/** Whether the line continues the group above it; a title as far left as the bullets does not. */
function isWrappedLine(
  { line, headLikelihood, when, words }: Omit<ExperienceLine, 'isWrapped'>,
  { group, lines }: Context,
): boolean {
  if (!group.length || (hasRange(when) && words < 14)) return false;
  const isHanging = headLikelihood >= 0.9 && line.x <= (group[0]?.x ?? 0) + 1.5;
  return !isHanging && continues(line, group, lines);
}

function hintsOf(text: string, labels: readonly FoundLabel<ExperienceLabel>[]): Hint[] {
  if (labels.length) return labels.filter(({ hint }) => HINTS.has(hint));
  if (isExperienceSentence(text)) return sentenceHints(text);
  const hints = titleInCompany(text);
  return hints.length > 0 ? hints : companyAsTitle(text);
}

/**
 * `Worked as Engineer. Maintained the crusher.`: text after the sentence that names the job is a
 * duty.
 */
function ofFirstSentence(pieces: readonly ExperiencePiece[]): readonly ExperiencePiece[] {
  const end = pieces.findIndex(({ joint }, at) => joint === 'stop' && pieces[at - 1]?.hint !== undefined);
  return end < 0 || pieces.slice(end).some(({ mark }) => mark) ? pieces : pieces.slice(0, end);
}

function experienceLineOf({ line, sources }: JoinedLine, context: Context): ExperienceLine {
  const { before, lines, hasEmployers } = context;
  const text = line.text.slice(0, 2000);
  const labels = experienceLabels(text).map((label) => ({ ...label, hint: clientAs(label.hint, hasEmployers) }));
  const when = findWhen(unlabeled(text, labels));
  const words = text.split(/\s+/).length;
  const isSentence = isExperienceSentence(text) || (hasRange(when) && titleInCompany(text).length > 0);
  const joint = before && line.bullet === undefined && isFull(before, line, lines) ? 'wrap' : 'line';
  const all = splitLine(line, { marks: when, hints: hintsOf(text, labels) }, joint);
  const pieces = isSentence && !labels.length ? ofFirstSentence(all) : all;
  const read = {
    line,
    sources,
    pieces,
    headLikelihood: headLikelihoodOf(line, pieces, words),
    when,
    labels: labels.map(({ hint }) => hint),
    words,
    isProse: isProseText(text, when[0]?.from) && !(labels.length || isSentence),
    isSentence,
    isGapAbove: opensGap(line, before),
  };
  return { ...read, isWrapped: isWrappedLine(read, context) };
}

export function experienceLines(printed: readonly Line[]): ExperienceLine[] {
  const lines = splitRunInHeads(printed);
  const read: ExperienceLine[] = [];
  const hasEmployers = nameEmployers(lines);
  let group: Line[] = [];
  for (const joined of joinLines(
    lines,
    (line, after) =>
      isExperienceSentence(line.text) && !isExperienceSentence(after.text) && !experienceLabels(line.text).length,
  )) {
    const next = experienceLineOf(joined, { group, before: read.at(-1)?.line, lines, hasEmployers });
    // Only text that hangs below a bullet or prose is a certain continuation; two short lines may
    // be title and company.
    const isOfBody = next.isWrapped && (group[0]?.bullet !== undefined || (read.at(-1)?.isProse ?? false));
    read.push({ ...next, isWrapped: isOfBody });
    group = isOfBody ? [...group, joined.line] : [joined.line];
  }
  return read;
}
