import type { Category, ExperienceLevel } from '@kadam/shared/contract/jobs';
import { FieldReader } from '../../../import/field-reader';
import type { GivenFields } from '../../../import/field-names';
import { quoted, ValueError } from '../../../import/errors';
import type { ReadRow } from '../../../import/import-kind';
import { ownPicture, readWebAddress } from '../../../import/values/web-address';
import { endOf, readMoment } from '../../../import/values/day';
import { list, SENTENCES, WORDS } from '../../../import/values/list';
import { categoryOf } from '../job-category';
import type { PostingColumns } from '../job-postings';
import { type PayRange, readPay } from './pay';
import { placeOf, placeText } from './place';
import { readNoticeDays } from './notice-period';
import { line, paragraphs } from '../../../import/values/text';
import type { JobField } from './job-field-names';
import { ARRANGEMENT_WORDS, EMPLOYMENT_WORDS, readExperience, STATUS_WORDS } from './job-words';

/** A staged posting; dates are texts until they are stored. */
export interface JobRow extends PostingColumns {
  category: Category;
  valid_through: string | null;
  created_at: string | null;
}

type Reader = FieldReader<JobField>;

/** Max lengths in characters: about ten times those of actual postings. */
const LINE_MAX = 200;
const DESCRIPTION_MAX = 20_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

const title = line(LINE_MAX);
const description = paragraphs(DESCRIPTION_MAX);
const skills = list({ maxItems: 50, maxLength: 80, between: WORDS });
const sentences = list({ maxItems: 50, maxLength: 1_000, between: SENTENCES });

/** Reads a posting. Defaults for missing fields: full-time, on site, intermediate, open. */
export const readJobRow: ReadRow<JobField, JobRow> = (given, now) => {
  const reader = new FieldReader(given);
  const read = {
    job_name: reader.required('jobName', title),
    company_name: reader.required('companyName', title),
    location: reader.required(...locationOf(given)),
    ...hoursAndMode(reader),
    experience_level: experienceOf(reader),
    description: reader.required('description', description),
    skills: reader.optional('skills', skills) ?? [],
    ...payOf(reader),
    notice_period: reader.optional('noticePeriod', readNoticeDays),
    working_days: reader.optional('workingDays', title),
    ...openUntil(reader, now),
    responsibilities: reader.optional('responsibilities', sentences) ?? [],
    requirements: reader.optional('requirements', sentences) ?? [],
    logo_url: ownPicture(
      given.logoUrl ? reader.optional('logoUrl', readWebAddress) : reader.optional('companyName', logoOfCompany),
      reader,
    ),
    image: ownPicture(reader.optional('image', readWebAddress), reader),
    created_at: reader.optional('createdAt', (value) => posted(value, now)),
  };
  const row: JobRow = { ...read, category: givenCategory(reader) ?? categoryOf(read.job_name, read.skills) };
  return {
    row,
    errors: reader.errors,
    remarks: reader.remarks,
    identity: [row.job_name, row.company_name, row.location],
  };
};

function locationOf(given: GivenFields<JobField>): [JobField, (value: unknown) => string] {
  if (given.location) return ['location', (value) => title(placeText(value))];
  const [city, state, country] = [given.city?.value, given.state?.value, given.country?.value];
  if (city || state || country) {
    return [given.city ? 'city' : given.state ? 'state' : 'country', () => title(placeOf({ city, state, country }))];
  }
  // A remote posting needs no location.
  const isRemote = given.workMode && ARRANGEMENT_WORDS.find(given.workMode.value) === 'remote';
  return isRemote ? ['workMode', () => 'Remote'] : ['location', title];
}

// Feeds name categories in many ways; an unknown one is derived as if it was missing.
function givenCategory(reader: Reader): Category | null {
  const category = categoryOf(reader.optional('category', title) ?? '');
  return category === 'other' ? null : category;
}

function hoursAndMode(reader: Reader): Pick<JobRow, 'employment_type' | 'job_type'> {
  const { jobType } = reader.given;
  const isHours =
    jobType !== undefined &&
    !isUnderstood(jobType.value, ARRANGEMENT_WORDS) &&
    isUnderstood(jobType.value, EMPLOYMENT_WORDS);
  const employment =
    reader.optional('employmentType', EMPLOYMENT_WORDS.read) ??
    (isHours ? reader.optional('jobType', EMPLOYMENT_WORDS.read) : null);
  const mode =
    (isHours ? null : reader.optional('jobType', ARRANGEMENT_WORDS.read)) ??
    reader.optional('workMode', ARRANGEMENT_WORDS.read);
  if (employment === 'other')
    reader.remarks.push('employment that is neither full- nor part-time was taken as full-time');
  return { employment_type: employment === 'part_time' ? 'part_time' : 'full_time', job_type: mode ?? 'onsite' };
}

const isUnderstood = (value: unknown, words: { find(value: unknown): unknown }) => words.find(value) !== undefined;

function experienceOf(reader: Reader): ExperienceLevel {
  const level = reader.optional('experienceLevel', readExperience);
  const isProse =
    level === null &&
    reader.given.experienceLevel &&
    reader.errors.every(({ field }) => field !== reader.given.experienceLevel?.name);
  if (isProse) reader.remarks.push('experience that names no level was taken as intermediate');
  return level ?? 'intermediate';
}

// A range goes from the offered pay to what a strong candidate can get.
function payOf(reader: Reader): Pick<JobRow, 'ctc' | 'ectc'> {
  const paid = reader.given.ctc
    ? payRange(reader, 'ctc')
    : outerRange(payRange(reader, 'minPay'), payRange(reader, 'maxPay'));
  const expected = payRange(reader, 'eCTC');
  return { ctc: paid?.low ?? null, ectc: expected?.low ?? paid?.high ?? null };
}

function outerRange(least: PayRange | null, most: PayRange | null): PayRange | null {
  if (!least || !most || least.low === most.low) return least ?? most;
  return { low: least.low, high: most.high ?? most.low };
}

function payRange(reader: Reader, field: JobField): PayRange | null {
  const reading = reader.optional(field, readPay);
  if (reading?.status === 'foreign') reader.remarks.push(reading.remark);
  return reading?.status === 'named' ? reading.range : null;
}

function openUntil(reader: Reader, now: Date): Pick<JobRow, 'is_active' | 'valid_through'> {
  const status = reader.optional('isActive', STATUS_WORDS.read);
  const until = reader.optional('validThrough', (value) => endOf(readMoment(value)));
  const isOpen = status !== 'closed' && (until === null || until > now);
  return { is_active: isOpen, valid_through: until?.toISOString() ?? null };
}

function posted(value: unknown, now: Date): string {
  const { at } = readMoment(value);
  // A day in India starts earlier than in UTC.
  if (at.getTime() <= now.getTime() + DAY_MS) return at.toISOString();
  throw new ValueError(`${quoted(value)} is in the future. Write the day it was posted, or leave it empty.`);
}

function logoOfCompany(value: unknown): string | null {
  const { logo } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return logo ? readWebAddress(logo) : null;
}
