import type { Line } from '../document/line';
import type { Bullet, DateRange, Project, ExperienceEntry, Skill } from '../resume/resume';
import type { SectionKind } from '../resume/section';
import type { Reading } from '../resume/reading';
import { listedBullets } from './listed-bullets';
import { monthOf, type Months, monthsCovered, monthsOf } from './months';

/** An experience entry, or for a fresher a project. */
export interface EntryFacts {
  readonly kind: 'job' | 'internship' | 'project';
  readonly name: string;
  readonly organisation: string;
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
  readonly years: number;
  readonly isFresher: boolean;
  readonly entries: readonly EntryFacts[];
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
  const entries = isFresher
    ? [...experience, ...resume.projects.map((project) => ofProject(project, today))]
    : experience;
  return {
    years: monthsCovered(jobs.flatMap(({ dates }) => monthsOf(dates, today) ?? [])) / 12,
    isFresher,
    entries,
    statements: entries.flatMap((entry) => entry.bullets.map((bullet) => ({ text: bullet.text, bullet, entry }))),
    hardSkills: resume.skills.filter(({ kind }) => kind !== 'soft'),
    softSkills: resume.skills.filter(({ kind }) => kind === 'soft'),
    words: layout.lines.reduce((sum, { text }) => sum + wordsIn(text), 0),
    linesOf: (...kinds) =>
      sections.filter((section) => section.kinds.some((kind) => kinds.includes(kind))).flatMap(({ lines }) => lines),
  };
}

function ofExperience(entry: ExperienceEntry, today: number): EntryFacts {
  const months = monthsOf(entry.dates, today);
  const missing = [
    ...(entry.title ? [] : ['the job title']),
    ...(entry.company ? [] : ['the employer']),
    ...(entry.dates.start ? [] : ['when it began']),
    ...(entry.dates.end ? [] : ['when it ended']),
  ];
  return {
    kind: entry.isInternship ? 'internship' : 'job',
    name: entry.title?.value ?? '',
    organisation: entry.company?.value ?? '',
    dates: entry.dates,
    ...(months && { months }),
    isCurrent: entry.dates.end?.value === 'present',
    bullets: listedBullets(entry.bullets),
    lines: entry.lines,
    technologies: [],
    missing,
    expected: 4,
  };
}

function ofProject(project: Project, today: number): EntryFacts {
  const months = monthsOf(project.dates, today);
  const missing = [
    ...(project.bullets.length > 0 ? [] : ['what you did in it']),
    ...(project.technologies.length > 0 ? [] : ['what you used for it']),
  ];
  return {
    kind: 'project',
    name: project.name.value,
    organisation: '',
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
