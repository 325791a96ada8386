import type { Category, EmploymentType, ExperienceLevel, JobType, PostedWithin } from '@kadam/shared/contract/jobs';
import type { Job } from './job-posting';

export const JOB_TYPE_LABELS: Readonly<Record<JobType, string>> = {
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

export const EMPLOYMENT_TYPE_LABELS: Readonly<Record<EmploymentType, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
};

export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  fresher: 'Fresher',
  intermediate: 'Intermediate',
  experienced: 'Experienced',
};

/** The years of each level. */
export const EXPERIENCE_YEARS: Readonly<Record<ExperienceLevel, string>> = {
  fresher: 'under 1 year',
  intermediate: '1 to 5 years',
  experienced: '5+ years',
};

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  it: 'IT & Software',
  healthcare: 'Healthcare',
  finance: 'Finance',
  marketing: 'Marketing',
  engineering: 'Engineering',
  other: 'Other',
};

export const POSTED_LABELS: Readonly<Record<PostedWithin, string>> = {
  1: 'Last 24 hours',
  7: 'Last 7 days',
  30: 'Last 30 days',
};

const LABELS: ReadonlyMap<string, string> = new Map(
  [JOB_TYPE_LABELS, EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LEVEL_LABELS, CATEGORY_LABELS].flatMap((labels) =>
    Object.entries(labels),
  ),
);

/** The label of a value; unknown values are made readable. */
export const labelOf = (value: string): string => LABELS.get(value) ?? readable(value);

export const typeLabels = (job: Job): readonly string[] => [
  ...new Set([job.employmentType, job.jobType, job.experienceLevel].filter(Boolean).map(labelOf)),
];

function readable(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
