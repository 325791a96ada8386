import type { ParsedResume } from '../src/index';
import { dice, foldDates, foldDegree, foldPhone, foldText } from './fold';
import type { ResumeTruth } from './truth-files';

export const fields = [
  'name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'dates',
  'degree',
  'institution',
  'skills',
] as const;
export type FieldName = (typeof fields)[number];
type Values = Record<FieldName, readonly string[]>;

/** Number of expected values, of found values, and of correct ones. */
export interface Tally {
  readonly wanted: number;
  readonly found: number;
  readonly right: number;
}

export interface Miss {
  readonly field: FieldName;
  readonly wanted: readonly string[];
  readonly found: readonly string[];
}

export interface FileScore {
  readonly strict: Partial<Record<FieldName, Tally>>;
  readonly lenient: Partial<Record<FieldName, Tally>>;
  readonly misses: readonly Miss[];
}

const folds: Partial<Record<FieldName, (value: string) => string>> = {
  phone: foldPhone,
  dates: foldDates,
  degree: foldDegree,
};

/** How values of a field are normalized before they are compared. */
export const foldingOf = (field: FieldName): ((value: string) => string) => folds[field] ?? foldText;

/**
 * Compares the parsed resume with the truth: strict is equality after folding, lenient is four
 * fifths of the words in common.
 */
export function scoreFile(truth: ResumeTruth, parsed: ParsedResume): FileScore {
  const wanted = valuesOfTruth(truth);
  const found = valuesOfParsed(parsed);
  const annotated = fields.filter((field) => !truth.unannotated?.includes(longNames[field] ?? field));
  const tallies = (isLenient: boolean) =>
    Object.fromEntries(annotated.map((field) => [field, compare({ field, isLenient }, wanted[field], found[field])]));
  const strict: FileScore['strict'] = tallies(false);
  const misses = annotated.filter((field) => {
    const { wanted: n, found: m, right } = strict[field] as Tally;
    return right < Math.max(n, m);
  });
  return {
    strict,
    lenient: tallies(true),
    misses: misses.map((field) => ({ field, wanted: wanted[field], found: found[field] })),
  };
}

export function f1({ wanted, found, right }: Tally): number | undefined {
  return wanted + found === 0 ? undefined : (2 * right) / (wanted + found);
}

const longNames: Partial<Record<FieldName, string>> = {
  title: 'experience.title',
  company: 'experience.company',
  dates: 'experience.dates',
  degree: 'education.degree',
  institution: 'education.institution',
};

function compare(
  { field, isLenient }: { readonly field: FieldName; readonly isLenient: boolean },
  wanted: readonly string[],
  found: readonly string[],
): Tally {
  const fold = foldingOf(field);
  const prepare = (values: readonly string[]) => values.filter((value) => value.trim()).map(fold);
  const pool = prepare(found);
  const all = prepare(wanted);
  const total = pool.length;
  let right = 0;
  for (const value of all) {
    const exact = pool.indexOf(value);
    const place = exact < 0 && isLenient ? pool.findIndex((other) => dice(value, other) >= 0.8) : exact;
    if (place < 0) continue;
    pool.splice(place, 1);
    right += 1;
  }
  return { wanted: all.length, found: total, right };
}

export function valuesOfTruth({ contact, experience = [], education = [], skills = [] }: ResumeTruth): Values {
  return {
    name: [contact.full_name ?? ''],
    email: [contact.email ?? ''],
    phone: [contact.phone ?? ''],
    location: [contact.location ?? ''],
    title: experience.map(({ title }) => title ?? ''),
    company: experience.map(({ company }) => company ?? ''),
    dates: experience.map(({ dates }) => dates ?? ''),
    degree: education.map(({ degree }) => degree ?? ''),
    institution: education.map(({ institution }) => institution ?? ''),
    skills,
  };
}

export function valuesOfParsed({ contact, experience, education, ...rest }: ParsedResume): Values {
  return {
    name: [contact.name],
    email: [contact.email],
    phone: [contact.phone],
    location: [contact.location],
    title: experience.map(({ role }) => role),
    company: experience.map(({ company }) => company),
    dates: experience.map(({ startDate, endDate }) => [startDate, endDate].filter(Boolean).join(' - ')),
    degree: education.map(({ degree, field }) => [degree, field].filter(Boolean).join(' ')),
    institution: education.map(({ institution }) => institution),
    skills: [...new Set([...rest.technicalSkills, ...rest.softSkills, ...rest.skills])],
  };
}
