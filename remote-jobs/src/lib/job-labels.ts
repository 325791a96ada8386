import type { EmploymentType, ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
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

const LABELS: ReadonlyMap<string, string> = new Map(
  [JOB_TYPE_LABELS, EMPLOYMENT_TYPE_LABELS, EXPERIENCE_LEVEL_LABELS].flatMap((labels) => Object.entries(labels)),
);

/** What a value of a type field is called on screen; a value we do not know is shown readably. */
export const labelOf = (value: string): string => LABELS.get(value) ?? readable(value);

/** The type tags of a job, in the order of the filters' importance to a reader. */
export const typeLabels = (job: Job): readonly string[] => [
  ...new Set([job.employmentType, job.jobType, job.experienceLevel].filter(Boolean).map(labelOf)),
];

function readable(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
