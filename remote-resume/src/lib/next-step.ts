import type { AtsResult } from './ats-result';

/** A task and its effect in words ('' if unknown). */
export interface NextStep {
  readonly text: string;
  readonly gain: string;
}

/** The next task; `reaches` is the resulting score if it is higher. */
interface FirstStep extends NextStep {
  readonly reaches?: number;
}

/** The server's first recommendation, unless something limits the score. */
export function nextStepOf(result: AtsResult): FirstStep | undefined {
  const { ceiling, recommendations, overallScore } = result;
  const cause = causeOfCeiling(result);
  if (cause?.fix) return { text: cause.fix, gain: limitText(ceiling?.limit ?? 0) };
  const [text] = recommendations;
  if (text === undefined) return undefined;
  const reaches = Math.min(100, Math.round(overallScore + gainOf(text, result)));
  return { ...stepOf(text, result), ...(!ceiling && reaches > overallScore && { reaches }) };
}

export const laterSteps = (result: AtsResult, first: NextStep): readonly NextStep[] =>
  result.recommendations
    .filter((text) => text !== first.text)
    .slice(0, 2)
    .map((text) => stepOf(text, result));

const gainOf = (text: string, { checks }: AtsResult) => checks.find(({ fix }) => fix === text)?.gain ?? 0;
const stepOf = (text: string, result: AtsResult): NextStep => ({ text, gain: pointsText(gainOf(text, result)) });

const causeOfCeiling = ({ checks, ceiling }: AtsResult) =>
  ceiling?.checks?.flatMap((id) => checks.find((check) => check.id === id && check.fix) ?? [])[0];

export const limitText = (limit: number): string => `lifts the limit of ${limit}`;

/** Points with at most one decimal; '' if they round to 0. */
export function pointsText(points: number): string {
  if (points < 0.05) return '';
  const shown = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(points);
  return `+${shown} ${shown === '1' ? 'point' : 'points'}`;
}
