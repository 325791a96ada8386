import type { ExperienceLevel, FACETS, FacetName, PostedWithin } from '@kadam/shared/contract/jobs';
import type { Job } from './job-posting';

export const EXPERIENCE_YEARS: Readonly<Record<ExperienceLevel, string>> = {
  fresher: 'under 1 year',
  intermediate: '1 to 5 years',
  experienced: '5+ years',
};

interface FacetLabels<Value extends string> {
  readonly legend: string;
  readonly labels: Readonly<Record<Value, string>>;
  readonly hints?: Readonly<Record<Value, string>>;
}

/** Labels of the facets, in the order of the filters. */
export const FACET_LABELS: { readonly [Name in FacetName]: FacetLabels<(typeof FACETS)[Name][number]> } = {
  jobType: {
    legend: 'Work Arrangement',
    labels: { onsite: 'Onsite', hybrid: 'Hybrid', remote: 'Remote' },
  },
  employmentType: {
    legend: 'Employment Type',
    labels: { full_time: 'Full-time', part_time: 'Part-time' },
  },
  experienceLevel: {
    legend: 'Experience Level',
    labels: { fresher: 'Fresher', intermediate: 'Intermediate', experienced: 'Experienced' },
    hints: EXPERIENCE_YEARS,
  },
  category: {
    legend: 'Category',
    labels: {
      it: 'IT & Software',
      healthcare: 'Healthcare',
      finance: 'Finance',
      marketing: 'Marketing',
      engineering: 'Engineering',
      other: 'Other',
    },
  },
};

export const POSTED_LABELS: Readonly<Record<PostedWithin, string>> = {
  1: 'Last 24 hours',
  7: 'Last 7 days',
  30: 'Last 30 days',
};

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(FACET_LABELS).flatMap(({ labels }) => Object.entries(labels)),
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
