import type { Analysis } from '../src/index';
import { foldingOf, valuesOfParsed, valuesOfTruth, type FieldName } from './score';
import type { ResumeTruth } from './truth-files';

/** A parsed value, its confidence, and whether it is in the truth file. */
export interface Judged {
  readonly field: FieldName;
  readonly confidence: number;
  readonly isRight: boolean;
}

/** Every value of the fields in the truth file. */
export function judgeValues(truth: ResumeTruth, analysis: Analysis): Judged[] {
  const wanted = valuesOfTruth(truth);
  const found = valuesOfParsed(analysis.parsedResume);
  const confidences = new Map(analysis.fields.map(({ path, confidence }) => [path, confidence]));
  const skills = new Map(
    analysis.fields.map(({ path, value, confidence }) => [path.replace(/\d+/, value), confidence]),
  );
  return Object.entries(pathsOf).flatMap(([name, paths]) => {
    const field = name as FieldName;
    const right = new Set(wanted[field].filter((value) => value.trim()).map(foldingOf(field)));
    if (right.size === 0) return [];
    return found[field].flatMap((value, at) => {
      const known = paths(at, value).flatMap((path) => confidences.get(path) ?? skills.get(path) ?? []);
      if (!value.trim() || known.length === 0) return [];
      return [{ field, confidence: Math.min(...known), isRight: right.has(foldingOf(field)(value)) }];
    });
  });
}

const pathsOf: Record<FieldName, (at: number, value: string) => readonly string[]> = {
  name: () => ['contact.name'],
  email: () => ['contact.email'],
  phone: () => ['contact.phone'],
  location: () => ['contact.location'],
  title: (at) => [`experience.${at}.role`],
  company: (at) => [`experience.${at}.company`],
  dates: (at) => [`experience.${at}.startDate`, `experience.${at}.endDate`],
  degree: (at) => [`education.${at}.degree`],
  institution: (at) => [`education.${at}.institution`],
  skills: (_, value) => [`skills.${value}`],
};
