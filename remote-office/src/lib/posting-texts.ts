import type { Category, EmploymentType, ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
import type { PostingState } from '@kadam/shared/contract/postings';

export const STATE_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  closed: 'Closed',
} as const satisfies Readonly<Record<PostingState, string>>;

export const CATEGORY_LABELS = {
  it: 'IT & Software',
  healthcare: 'Healthcare',
  finance: 'Finance',
  marketing: 'Marketing',
  engineering: 'Engineering',
  other: 'Other',
} as const satisfies Readonly<Record<Category, string>>;

export const JOB_TYPE_LABELS = {
  onsite: 'Onsite',
  hybrid: 'Hybrid',
  remote: 'Remote',
} as const satisfies Readonly<Record<JobType, string>>;

export const EMPLOYMENT_TYPE_LABELS = {
  full_time: 'Full-time',
  part_time: 'Part-time',
} as const satisfies Readonly<Record<EmploymentType, string>>;

export const EXPERIENCE_LABELS = {
  fresher: 'Fresher (under 1 year)',
  intermediate: 'Intermediate (1 to 5 years)',
  experienced: 'Experienced (5+ years)',
} as const satisfies Readonly<Record<ExperienceLevel, string>>;

/** The choices of a select. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
