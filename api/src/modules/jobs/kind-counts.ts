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
  const facets: Record<Group, Record<string, number>> = {
    jobType: zeros('jobType'),
    employmentType: zeros('employmentType'),
    experienceLevel: zeros('experienceLevel'),
    category: zeros('category'),
  };
  const isChosen = (group: Group, kinds: KindCount) => {
    const wanted: readonly string[] = chosen[group];
    return wanted.length === 0 || wanted.includes(kinds[group]);
  };
  const add = (group: Group, kinds: KindCount) => {
    const facet = facets[group];
    facet[kinds[group]] = (facet[kinds[group]] ?? 0) + kinds.count;
  };
  let total = 0;
  for (const kinds of counts) {
    let missed: Group | undefined;
    let misses = 0;
    for (const group of GROUPS) {
      if (isChosen(group, kinds)) continue;
      missed = group;
      misses += 1;
    }
    if (misses === 0) total += kinds.count;
    if (misses === 0) for (const group of GROUPS) add(group, kinds);
    else if (misses === 1 && missed) add(missed, kinds);
  }
  return { total, facets: facets as Facets };
}

const zeros = (group: Group): Record<string, number> => Object.fromEntries(KINDS[group].map((kind) => [kind, 0]));
