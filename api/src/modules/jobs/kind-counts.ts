import {
  CATEGORIES,
  type Category,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  type Facets,
  JOB_TYPES,
  type JobType,
} from '@kadam/shared/contract/jobs';
import type { ChosenKinds } from './search-question';

/** How many postings are of one combination of kinds. */
export interface KindCount {
  readonly jobType: JobType;
  readonly employmentType: EmploymentType;
  readonly experienceLevel: ExperienceLevel;
  readonly category: Category;
  readonly count: number;
}

/** The kinds of each group. */
export const KINDS = {
  jobType: JOB_TYPES,
  employmentType: EMPLOYMENT_TYPES,
  experienceLevel: EXPERIENCE_LEVELS,
  category: CATEGORIES,
} as const;
export type Group = keyof typeof KINDS;
export const GROUPS = ['jobType', 'employmentType', 'experienceLevel', 'category'] as const;

/** Total of the chosen kinds, and the facets, of which each group ignores what is chosen in itself. */
export function countKinds(counts: readonly KindCount[], chosen: ChosenKinds): { total: number; facets: Facets } {
  const isChosen = (group: Group, kinds: KindCount) => {
    const wanted: readonly string[] = chosen[group];
    return wanted.length === 0 || wanted.includes(kinds[group]);
  };
  const sum = (kept: readonly KindCount[]) => kept.reduce((total, { count }) => total + count, 0);
  const facet = <Kind extends string>(group: Group, kinds: readonly Kind[]) => {
    const others = GROUPS.filter((other) => other !== group);
    const kept = counts.filter((kind) => others.every((other) => isChosen(other, kind)));
    return Object.fromEntries(
      kinds.map((kind) => [kind, sum(kept.filter((counted) => counted[group] === kind))]),
    ) as Record<Kind, number>;
  };
  return {
    total: sum(counts.filter((kind) => GROUPS.every((group) => isChosen(group, kind)))),
    facets: {
      jobType: facet('jobType', KINDS.jobType),
      employmentType: facet('employmentType', KINDS.employmentType),
      experienceLevel: facet('experienceLevel', KINDS.experienceLevel),
      category: facet('category', KINDS.category),
    },
  };
}
