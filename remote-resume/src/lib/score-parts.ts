import { ATS_CATEGORY_POINTS } from '@kadam/shared/contract/resume';
import { numberOf, type JsonRecord } from './json-values';
import { parseRatePercent } from './panel-scores';

/** The points of one section, and its maximum. */
export interface ScorePart {
  readonly title: string;
  readonly points: number;
  readonly max: number;
}

const CATEGORIES = {
  keywordsSkills: 'Keywords and skills',
  experienceAchievements: 'Experience and achievements',
  formatStructure: 'Format and structure',
  educationCertifications: 'Education and certificates',
  atsCompatibility: 'ATS compatibility',
  contactInformation: 'Contact details',
} as const satisfies Record<keyof typeof ATS_CATEGORY_POINTS, string>;

// The rest to 100 (docs/specification-decisions.md, row 5).
const PARSE_RATE_POINTS = 100 - Object.values(ATS_CATEGORY_POINTS).reduce((sum, points) => sum + points, 0);

/** By weight; parts the server does not send are omitted. */
export function scoreParts(categories: JsonRecord): readonly ScorePart[] {
  const parts = Object.entries(CATEGORIES).flatMap(([id, title]) =>
    partOf({ title, points: numberOf(categories[id]), max: ATS_CATEGORY_POINTS[id as keyof typeof CATEGORIES] }),
  );
  const rate = numberOf(categories.atsParseRate);
  const points = rate === undefined ? undefined : (parseRatePercent(rate, 0) / 100) * PARSE_RATE_POINTS;
  const all = [...parts, ...partOf({ title: 'ATS parse rate', points, max: PARSE_RATE_POINTS })];
  return all.toSorted((one, other) => other.max - one.max);
}

const partOf = ({ points, ...part }: Omit<ScorePart, 'points'> & { readonly points: number | undefined }) =>
  points === undefined ? [] : [{ ...part, points: Math.min(part.max, Math.max(0, points)) }];
