import type { ExperienceLevel, JobType } from '@kadam/shared/contract/jobs';
import type { Industry } from './employer';

/** What differs between a beginner and a senior. `pay` in LPA, lowest and highest; `note` says what the person will do at this level. */
export interface LevelTerms {
  titles: readonly string[];
  pay: readonly [number, number];
  note: string;
}

/**
 * A profession, and everything needed to write any number of different adverts for it.
 * Openings and duties are templates: `{company}`, `{city}`, and `{one|two}` for words of which one is chosen.
 */
export interface Occupation {
  industries: readonly Industry[];
  /** How many of the postings of one round are for this occupation. */
  share: number;
  /** `site` is where the employer's own business happens: a hospital, a plant, a store. */
  workplace: 'office' | 'site' | 'warehouse';
  /** In percent. */
  arrangement: Readonly<Record<JobType, number>>;
  workingDays: readonly string[];
  partTime?: { percent: number; workingDays: readonly string[] };
  openings: readonly string[];
  duties: readonly string[];
  levels: Readonly<Record<ExperienceLevel, LevelTerms>>;
  coreSkills: readonly string[];
  furtherSkills: readonly string[];
  responsibilities: readonly string[];
  /** Responsibilities of an experienced person only. */
  leading: readonly string[];
  education: string;
  /** Completes "2 to 4 years in …". */
  field: string;
  requirements: readonly string[];
}
