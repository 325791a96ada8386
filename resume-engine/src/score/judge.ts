import type { Category, CheckResult, CheckStatus } from '../analysis';
import { CHECKS } from '../checks/catalogue';
import type { Check, Finding } from '../checks/check';
import type { CheckContext } from '../checks/context';

/**
 * Maximum points of each category; the parse rate adds the last 20 (specification-decisions, row
 * 5).
 */
export const CATEGORY_POINTS: Readonly<Record<Category, number>> = {
  formatStructure: 15,
  keywordsSkills: 20,
  experienceAchievements: 20,
  educationCertifications: 10,
  contactInformation: 5,
  atsCompatibility: 10,
  parseRate: 20,
};

const HUNDREDTHS = 100;
const PASS = 0.85;
const WARN = 0.3;

/**
 * Runs the checks on a resume, by default all of them; the points of skipped and excluded checks go
 * to the others of their category.
 */
export function judge(context: CheckContext, checks: readonly Check[] = CHECKS): CheckResult[] {
  const found = checks.map((check) => ({ check, finding: check.judge(context) }));
  const results = new Map<string, CheckResult>();
  for (const [category, points] of Object.entries(CATEGORY_POINTS)) {
    const own = found.filter(({ check }) => check.category === category);
    const weights = own.map(({ check, finding }) => ('skip' in finding ? 0 : check.max));
    const shares = distribute(points * HUNDREDTHS, weights);
    own.forEach(({ check, finding }, at) =>
      results.set(check.id, resultOf(check, { finding, whole: shares[at] ?? 0 })),
    );
  }
  return checks.flatMap(({ id }) => results.get(id) ?? []);
}

const statusOf = (share: number): CheckStatus => (share >= PASS ? 'pass' : share >= WARN ? 'warn' : 'fail');

function resultOf(check: Check, { finding, whole }: { finding: Finding; whole: number }): CheckResult {
  const { id, panel, category, title, why } = check;
  const known = { id, panel, category, title, why };
  if ('skip' in finding)
    return { ...known, status: 'skip', points: 0, max: 0, gain: 0, message: finding.skip, evidence: [] };
  const share = Math.min(1, Math.max(0, finding.share));
  const points = Math.round(whole * share);
  const isPerfect = points === whole;
  return {
    ...known,
    status: statusOf(share),
    points: points / HUNDREDTHS,
    max: whole / HUNDREDTHS,
    gain: (whole - points) / HUNDREDTHS,
    message: finding.message,
    ...(!isPerfect && finding.fix && { fix: finding.fix }),
    ...(!isPerfect && finding.example && { example: finding.example }),
    evidence: finding.evidence ?? [],
  };
}

/**
 * Distributes a whole number by weight in whole numbers that add up to it exactly (largest
 * remainder method).
 */
function distribute(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const rest = Math.round(whole - parts.reduce((total, part) => total + part, 0));
  const byLoss = exact
    .map((value, at) => ({ at, loss: value - Math.floor(value) }))
    .sort((one, other) => other.loss - one.loss || one.at - other.at);
  for (const { at } of byLoss.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
