import type { Analysis, Category, CheckResult, Panel } from '../analysis';
import { CHECKS } from '../checks/catalogue';
import type { CheckContext } from '../checks/context';
import { ceilingFor } from './ceiling';
import { CATEGORY_POINTS } from './judge';

const HUNDREDTHS = 100;
const MAX_SENTENCES = 5;
const STRONG = 0.9;
const PANELS: readonly Panel[] = ['content', 'section', 'atsEssentials', 'tailoring'];
const EFFORT = new Map(CHECKS.map(({ id, effort }) => [id, effort]));

type Score = Pick<
  Analysis,
  'overallScore' | 'categoryScores' | 'strengths' | 'weaknesses' | 'recommendations' | 'uiPanels' | 'issues' | 'ceiling'
>;

/** Sums the checks up: points, panels, strengths and weaknesses. */
export function scoreOf(checks: readonly CheckResult[], context: CheckContext): Score {
  const { parseRate, ...categories } = mapped(CATEGORY_POINTS, (category) => sumOf(checks, { category }).points);
  const sum = sumOf(checks, {}).points;
  const ceiling = ceilingFor(context, checks);
  const isHeldDown = ceiling !== undefined && Math.round(sum) > ceiling.limit;
  const judged = checks.filter(({ status }) => status !== 'skip');
  return {
    overallScore: isHeldDown ? ceiling.limit : Math.round(sum),
    categoryScores: { ...categories, atsParseRate: Math.round((parseRate / CATEGORY_POINTS.parseRate) * 1e4) / 1e4 },
    strengths: strengthsOf(checks),
    weaknesses: by(
      judged.filter(({ status }) => status !== 'pass'),
      ({ gain }) => gain,
    )
      .map(({ message }) => message)
      .slice(0, MAX_SENTENCES),
    recommendations: byWorth(checks, isHeldDown ? ceiling.checks : []).flatMap(({ fix }) => fix ?? []),
    uiPanels: panelsOf(checks),
    issues: judged.filter(({ status }) => status !== 'pass').length,
    ...(isHeldDown && { ceiling }),
  };
}

/**
 * Checks with something to fix: those that lift the ceiling, then the others by points, the easier
 * first.
 * @param lifting ids of the checks that lift the ceiling, in order
 */
export function byWorth(checks: readonly CheckResult[], lifting: readonly string[]): CheckResult[] {
  const toFix = checks.filter(({ fix, status }) => fix !== undefined && status !== 'pass');
  const first = lifting.flatMap((id) => toFix.find((check) => check.id === id) ?? []);
  const others = toFix.filter((check) => !first.includes(check));
  return [
    ...first,
    ...by(
      by(others, ({ id }) => -(EFFORT.get(id) ?? 1)),
      ({ gain }) => gain,
    ),
  ];
}

/** The messages of the checks that earn the most points. */
export const strengthsOf = (checks: readonly CheckResult[]): string[] =>
  by(checks.filter(isStrong), ({ points }) => points)
    .map(({ message }) => message)
    .slice(0, MAX_SENTENCES);

const isStrong = ({ points, max }: CheckResult) => max > 0 && points / max >= STRONG;

/** Sorted by a number in descending order; stable. */
const by = (checks: readonly CheckResult[], worth: (check: CheckResult) => number) =>
  [...checks].sort((one, other) => worth(other) - worth(one));

/** Sums whole hundredths to avoid rounding errors. */
function sumOf(checks: readonly CheckResult[], { category, panel }: { category?: Category; panel?: Panel }) {
  const own = checks.filter((check) => (!category || check.category === category) && (!panel || check.panel === panel));
  const total = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + Math.round(number * HUNDREDTHS), 0) / HUNDREDTHS;
  return { points: total(own.map(({ points }) => points)), max: total(own.map(({ max }) => max)) };
}

const panelsOf = (checks: readonly CheckResult[]) =>
  Object.fromEntries(
    PANELS.map((panel) => {
      const { points, max } = sumOf(checks, { panel });
      return [panel, max === 0 ? 0 : Math.round((points / max) * 100)];
    }),
  ) as Record<Panel, number>;

const mapped = <Key extends string>(record: Readonly<Record<Key, number>>, turn: (key: Key) => number) =>
  Object.fromEntries((Object.keys(record) as Key[]).map((key) => [key, turn(key)])) as Record<Key, number>;
