import type { Line } from '../../document/line';
import type { ExperienceEntry } from '../../resume/resume';
import type { Section, SectionKind } from '../../resume/section';
import { segment, type Segment } from '../segment/segment';
import { shareEmployers } from './share-employers';
import { bannerOf, isUnder, type Banner } from './banners';
import { leaningOf, NO_LEANING, withoutCompany, type Leaning } from './experience-leaning';
import { experienceLines, type ExperienceLine } from './experience-line';
import { takeExperienceForm } from './experience-forms';
import { takeExperienceTables } from './experience-tables';
import { joinBullets } from '../bullets/join-bullets';
import { experienceEntryOf } from './experience-entry';
import { experienceRules, type ExperienceRules, type TextFits } from './experience-rules';
import { experienceHeads, experienceScores, type ExperienceHead } from './experience-scores';

interface Part {
  readonly lines: readonly ExperienceLine[];
  readonly isInternship: boolean;
}

interface Entry extends Segment {
  readonly head: ExperienceHead;
}

/** How one pass reads the heads of entries. */
interface Pass {
  readonly rules: ExperienceRules;
  readonly rulesWithoutCompany: ExperienceRules;
}

const passOf = (leaning: Leaning, memory: TextFits): Pass => ({
  rules: experienceRules(leaning, memory),
  rulesWithoutCompany: experienceRules(withoutCompany(leaning), memory),
});

function entriesOf({ lines }: Part, { rules }: Pass): Entry[] {
  const heads = experienceHeads(lines, rules);
  return segment(lines.length, experienceScores(lines, heads))
    .filter(({ from, bodyFrom }) => bodyFrom > from)
    .map((one) => ({ ...one, head: heads.at(one.from, one.bodyFrom) }));
}

/** No other employer occurs below an employer's banner: there `Engineer, Payments` is all title. */
function readEntries(part: Part, pass: Pass): Entry[] {
  const entries = entriesOf(part, pass);
  const titles = experienceHeads(part.lines, pass.rulesWithoutCompany);
  let banner: Banner | null = null;
  return entries.map((entry, at) => {
    if (banner && isUnder(banner, entry.head)) return { ...entry, head: titles.at(entry.from, entry.bodyFrom) };
    banner = bannerOf(entry.head, entries[at + 1]?.head);
    return entry;
  });
}

const linesIn = (lines: readonly ExperienceLine[], from: number, to: number): Line[] =>
  lines.slice(from, to).flatMap(({ sources }) => sources);

function experienceOf(part: Part, pass: Pass): ExperienceEntry[] {
  const experience = readEntries(part, pass).map(({ head, from, bodyFrom, to }) =>
    experienceEntryOf({
      head,
      headLines: linesIn(part.lines, from, bodyFrom),
      bodyLines: linesIn(part.lines, bodyFrom, to),
      isInternship: part.isInternship,
    }),
  );
  return shareEmployers(experience);
}

/** Upper limit: ten pages of experience; further lines are not split into entries. */
const MAX_LINES = 600;

function partsOf(sections: readonly Section[], kinds: readonly SectionKind[]): (Part | TablePart)[] {
  return sections
    .filter((section) => section.kinds.some((kind) => kinds.includes(kind)))
    .flatMap((section) => {
      const isInternship = section.kinds[0] === 'internships' || isIndustrial(section);
      const parts =
        takeExperienceForm(section.lines, isInternship) ?? takeExperienceTables(section.lines, isInternship);
      return parts.map((part) =>
        'experience' in part ? part : { lines: experienceLines(part.lines.slice(0, MAX_LINES)), isInternship },
      );
    });
}

interface TablePart {
  readonly experience: readonly ExperienceEntry[];
}

/**
 * Lines below an employment table without their own title belong to the latest job, the first of
 * the table.
 */
function withRest(experience: readonly ExperienceEntry[], next: Part | TablePart | undefined): ExperienceEntry[] {
  const [first, ...others] = experience;
  if (!first || !next || 'experience' in next) return [...experience];
  const own = next.lines.flatMap(({ sources }) => sources);
  return [{ ...first, bullets: [...first.bullets, ...joinBullets(own)], lines: [...first.lines, ...own] }, ...others];
}

function experienceOfParts(parts: readonly (Part | TablePart)[]): ExperienceEntry[] {
  const memory: TextFits = new Map();
  const first = passOf(NO_LEANING, memory);
  const heads = parts.flatMap((part) => ('experience' in part ? [] : readEntries(part, first).map(({ head }) => head)));
  const second = passOf(leaningOf(heads), memory);
  return parts.flatMap((part, at) => {
    if (!('experience' in part)) return experienceOf(part, second);
    const next = parts[at + 1];
    return next && !('experience' in next) && !experienceOf(next, second).length
      ? withRest(part.experience, next)
      : part.experience;
  });
}

/** `Industrial Training` and `Summer Training` are internships if they name title and employer. */
const isIndustrial = ({ kinds, heading }: Section) =>
  kinds[0] === 'training' && /\b(?:industrial|in-?plant|summer|winter|vocational)\b/i.test(heading?.text ?? '');

/** Sections that may contain jobs if no heading announces experience. */
const ELSEWHERE: readonly SectionKind[] = ['header', 'summary', 'custom'];

/** `Industrial Training` of students; a job with training in its heading is read as experience. */
const isTraining = ({ kinds }: Section) => !kinds.includes('experience') && !kinds.includes('internships');
const isComplete = ({ title, company, dates }: ExperienceEntry) =>
  title !== undefined && company !== undefined && dates.start !== undefined && title.confidence > 0.7;

/**
 * Jobs and internships of a resume, in order. Sections are parsed twice: what the entries have in
 * common (order and look of title and company) is learned in the first pass and decides doubtful
 * ones in the second.
 */
export function readExperience(sections: readonly Section[]): ExperienceEntry[] {
  const experience = experienceOfParts(partsOf(sections, ['experience', 'internships']));
  const ofTraining = experienceOfParts(partsOf(sections.filter(isTraining), ['training'])).filter(isComplete);
  const found = [...experience, ...ofTraining.filter(({ isInternship }) => isInternship)];
  return found.length ? found : experienceOfParts(partsOf(sections, ELSEWHERE)).filter(isComplete);
}
