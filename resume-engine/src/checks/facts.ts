import type { Line } from '../document/line';
import type { Bullet, DateRange, Project, ExperienceEntry, Skill } from '../resume/resume';
import type { SectionKind } from '../resume/section';
import type { Reading } from '../resume/reading';
import { namedSkills } from '../fields/skills/mentioned-skills';
import { listedBullets } from './listed-bullets';
import { lastMonth, monthOf, type Months, monthsCovered, monthsOf } from './months';

/** An experience entry, or for a fresher a project. */
export interface EntryFacts {
  readonly kind: 'job' | 'internship' | 'project';
  readonly name: string;
  readonly organization: string;
  readonly dates: DateRange;
  readonly months?: Months;
  readonly isCurrent: boolean;
  readonly bullets: readonly Bullet[];
  readonly lines: readonly Line[];
  readonly technologies: readonly string[];
  readonly missing: readonly string[];
  readonly expected: number;
}

export interface Statement {
  readonly text: string;
  readonly bullet: Bullet;
  readonly entry: EntryFacts;
}

/** Facts that several checks need, computed once. */
export interface Facts {
  /** Years of work without internships; undefined if no job is dated. */
  readonly years: number | undefined;
  readonly isFresher: boolean;
  readonly entries: readonly EntryFacts[];
  /** The two entries that ended last. */
  readonly latest: readonly EntryFacts[];
  readonly statements: readonly Statement[];
  readonly hardSkills: readonly Skill[];
  readonly softSkills: readonly Skill[];
  /** Of the body, all sections together. */
  readonly words: number;
  linesOf(...kinds: readonly SectionKind[]): readonly Line[];
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export function factsOf({ resume, sections, layout }: Reading, asOf: Date): Facts {
  const today = monthOf(asOf);
  const jobs = resume.experience.filter((entry) => !entry.isInternship);
  const isFresher = jobs.length === 0;
  const experience = resume.experience.map((entry) => ofExperience(entry, today));
  const projects = isFresher ? resume.projects.map((project) => ofProject(project, today)) : [];
  const entries = [...experience, ...projects];
  return {
    years: yearsOf(jobs, today),
    isFresher,
    entries,
    latest: [...newestFirst(experience, today), ...newestFirst(projects, today)].slice(0, 2),
    statements: entries.flatMap((entry) => entry.bullets.map((bullet) => ({ text: bullet.text, bullet, entry }))),
    hardSkills: resume.skills.filter(({ kind }) => kind !== 'soft'),
    softSkills: resume.skills.filter(({ kind }) => kind === 'soft'),
    words: layout.lines.reduce((sum, { text }) => sum + wordsIn(text), 0),
    linesOf: (...kinds) =>
      sections.filter((section) => section.kinds.some((kind) => kinds.includes(kind))).flatMap(({ lines }) => lines),
  };
}

function yearsOf(jobs: readonly ExperienceEntry[], today: number): number | undefined {
  const ranges = jobs.flatMap(({ dates }) => monthsOf(dates, today) ?? []);
  return jobs.length > 0 && ranges.length === 0 ? undefined : monthsCovered(ranges) / 12;
}

/** In order of their ends; an entry without dates remains below the one it follows. */
function newestFirst(entries: readonly EntryFacts[], today: number): EntryFacts[] {
  let end = Infinity;
  return entries
    .map((entry) => {
      end = entry.months?.to ?? endOf(entry.dates, today) ?? end;
      return { entry, end };
    })
    .sort((one, other) => other.end - one.end || Number(other.entry.isCurrent) - Number(one.entry.isCurrent))
    .map(({ entry }) => entry);
}

/** The end of an entry without a beginning. */
function endOf({ end }: DateRange, today: number): number | undefined {
  if (!end) return undefined;
  return end.value === 'present' ? today : lastMonth(end.value);
}

function ofExperience(entry: ExperienceEntry, today: number): EntryFacts {
  const months = monthsOf(entry.dates, today);
  return {
    kind: entry.isInternship ? 'internship' : 'job',
    name: entry.title?.value ?? '',
    organization: entry.company?.value ?? '',
    dates: entry.dates,
    ...(months && { months }),
    isCurrent: entry.dates.end?.value === 'present',
    bullets: listedBullets(entry.bullets),
    lines: entry.lines,
    technologies: [],
    missing: missingIn(entry),
    expected: 4,
  };
}

function missingIn({ title, company, dates: { start, end }, isInternship }: ExperienceEntry): string[] {
  // An internship of one season or month has one date: `Summer 2023`.
  const isDatedOnce = isInternship && (start ?? end) !== undefined;
  return [
    ...(title ? [] : ['the job title']),
    ...(company ? [] : ['the employer']),
    ...(start || isDatedOnce ? [] : ['when it began']),
    ...(end || isDatedOnce ? [] : ['when it ended']),
  ];
}

function ofProject(project: Project, today: number): EntryFacts {
  const months = monthsOf(project.dates, today);
  const missing = [
    ...(project.bullets.length > 0 ? [] : ['what you did in it']),
    ...(project.technologies.length > 0 || namesSkill(project) ? [] : ['what you used for it']),
  ];
  return {
    kind: 'project',
    name: project.name.value,
    organization: '',
    dates: project.dates,
    ...(months && { months }),
    isCurrent: project.dates.end?.value === 'present',
    bullets: listedBullets(project.bullets),
    lines: project.lines,
    technologies: project.technologies,
    missing,
    expected: 3,
  };
}

const namesSkill = ({ lines }: Project) => lines.some(({ text }) => namedSkills(text).length > 0);
