import type { Reading } from '../resume/reading';
import type { Line } from '../document/line';
import type { Field } from '../document/span';
import { findDateRanges } from '../fields/dates/find-date-ranges';
import type { SectionKind } from '../resume/section';

/** An expected field, its weight and its confidence (0: missing). */
export interface ExpectedField {
  readonly name: string;
  readonly weight: number;
  readonly confidence: number;
}

const DEGREE =
  /\b(?:b\.? ?tech|m\.? ?tech|b\.? ?e\b|m\.? ?e\b|b\.? ?sc|m\.? ?sc|b\.? ?com|m\.? ?com|b\.? ?a\b|bca|mca|bba|mba|pgdm|ph\.? ?d|diploma|bachelor|master|mbbs|b\.? ?ed|llb|hsc|ssc|sslc|cbse|class (?:x|xii|10|12)|10th|12th|xii|associate)\b/i;
const FULL_SKILLS = 5;

const confidenceOf = (field: Field<unknown> | undefined) => field?.confidence ?? 0;

/** Expected fields of this resume: contact, and as many entries as its dates and degrees imply. */
export function expectedFields(reading: Reading): ExpectedField[] {
  return [
    ...contactFields(reading),
    ...experienceFields(reading),
    ...educationFields(reading),
    ...skillFields(reading),
  ];
}

function contactFields({ resume: { contact } }: Reading): ExpectedField[] {
  return [
    { name: 'your name', weight: 2, confidence: confidenceOf(contact.name) },
    { name: 'your email address', weight: 2, confidence: confidenceOf(contact.email) },
    { name: 'your phone number', weight: 1.5, confidence: confidenceOf(contact.phone) },
    { name: 'your city', weight: 0.5, confidence: confidenceOf(contact.location) },
  ];
}

const linesOf = ({ sections }: Reading, ...kinds: readonly SectionKind[]) =>
  sections.filter((section) => kinds.includes(section.kinds[0])).flatMap(({ lines }) => lines);

const MAX_HEAD_WORDS = 10;

/** The dates of a job; dates in a long bullet belong to the bullet. */
const impliesJob = ({ text, bullet }: Line) =>
  text.length < 160 &&
  (bullet === undefined || text.split(/\s+/).length <= MAX_HEAD_WORDS) &&
  findDateRanges(text).length > 0;

const missing = (count: number) => Array.from({ length: Math.max(0, count) }, () => undefined);

function experienceFields(reading: Reading): ExpectedField[] {
  const implied = linesOf(reading, 'experience', 'internships').filter(impliesJob).length;
  const experience = reading.resume.experience;
  return [...experience, ...missing(implied - experience.length)].flatMap((entry, at) => [
    { name: `the title of job ${at + 1}`, weight: 1, confidence: confidenceOf(entry?.title) },
    { name: `the employer of job ${at + 1}`, weight: 1, confidence: confidenceOf(entry?.company) },
    { name: `the dates of job ${at + 1}`, weight: 1, confidence: confidenceOf(entry?.dates.start ?? entry?.dates.end) },
  ]);
}

function educationFields(reading: Reading): ExpectedField[] {
  const implied = linesOf(reading, 'education').filter(({ text }) => text.length < 160 && DEGREE.test(text)).length;
  const education = reading.resume.education;
  return [...education, ...missing(implied - education.length)].flatMap((entry, at) => [
    { name: `the degree of study ${at + 1}`, weight: 1, confidence: confidenceOf(entry?.degree) },
    { name: `the school of study ${at + 1}`, weight: 1, confidence: confidenceOf(entry?.institution ?? entry?.board) },
    {
      name: `the year of study ${at + 1}`,
      weight: 0.5,
      confidence: confidenceOf(entry?.dates.end ?? entry?.dates.start),
    },
  ]);
}

function skillFields({ resume: { skills } }: Reading): ExpectedField[] {
  const mean = skills.reduce((sum, { confidence }) => sum + confidence, 0) / (skills.length || 1);
  return [{ name: 'your skills', weight: 2, confidence: mean * Math.min(1, skills.length / FULL_SKILLS) }];
}
