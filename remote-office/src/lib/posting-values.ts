import type { Category, EmploymentType, ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
import type { OfficePosting, PostingFields } from '@kadam/shared/contract/postings';

/** Values of the form: each list is a text with one entry per line. */
export type PostingValues = Readonly<Record<keyof PostingFields, string>>;

export const valuesOf = (posting: PostingFields): PostingValues => ({
  jobName: posting.jobName,
  companyName: posting.companyName,
  location: posting.location,
  employmentType: posting.employmentType,
  jobType: posting.jobType,
  experienceLevel: posting.experienceLevel,
  category: posting.category ?? '',
  description: posting.description,
  skills: posting.skills.join('\n'),
  responsibilities: posting.responsibilities.join('\n'),
  requirements: posting.requirements.join('\n'),
  ctc: numberText(posting.ctc),
  noticePeriod: numberText(posting.noticePeriod),
  workingDays: posting.workingDays ?? '',
  expiresOn: posting.expiresOn ?? '',
});

/** The request body; an invalid number is sent as typed, and rejected by the server. */
export const fieldsOf = (values: PostingValues): PostingFields => ({
  jobName: values.jobName.trim(),
  companyName: values.companyName.trim(),
  location: values.location.trim(),
  employmentType: values.employmentType as EmploymentType,
  jobType: values.jobType as JobType,
  experienceLevel: values.experienceLevel as ExperienceLevel,
  category: (values.category || null) as Category | null,
  description: values.description.trim(),
  skills: linesOf(values.skills.replaceAll(',', '\n')),
  responsibilities: linesOf(values.responsibilities),
  requirements: linesOf(values.requirements),
  ctc: numberOf(values.ctc),
  noticePeriod: numberOf(values.noticePeriod),
  workingDays: values.workingDays.trim() || null,
  expiresOn: values.expiresOn || null,
});

/** The values as a posting for the preview of the public page. */
export function previewOf(values: PostingValues, posting: OfficePosting | undefined) {
  const fields = fieldsOf(values);
  return {
    ...fields,
    ctc: Number.isNaN(fields.ctc) ? null : fields.ctc,
    noticePeriod: Number.isNaN(fields.noticePeriod) ? null : fields.noticePeriod,
    logoUrl: posting?.logoUrl ?? null,
    image: posting?.image ?? null,
  };
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The lines of a text, without empty and duplicate ones. */
export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
