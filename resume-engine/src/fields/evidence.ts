import type { Line } from '../document/line';
import type { Field, Span } from '../document/span';
import priors from './rule-priors.json';

/**
 * Name of a rule and its precision (`rule-priors.json`, measured on resumes with known content).
 */
export type Rule = keyof typeof priors;

/** The evidence for a piece of a line. */
export const spanOf = (line: Line, from = 0, to = line.text.length): Span => ({
  page: line.page,
  line: line.index,
  from,
  to,
  text: line.text.slice(from, to),
});

interface Found<T> {
  readonly value: T;
  readonly raw: string;
  readonly spans: readonly Span[];
  readonly rule: Rule;
  readonly confirmations?: number;
  readonly fit?: number;
}

/**
 * A value with its confidence: the prior of its rule, lowered if position or look do not fit,
 * raised by each independent confirmation, which halves the remaining doubt.
 */
export function fieldOf<T>({ value, raw, spans, rule, confirmations = 0, fit = 1 }: Found<T>): Field<T> {
  const doubt = (1 - priors[rule] * fit) * 0.5 ** confirmations;
  return { value, raw, spans, confidence: Math.round((1 - doubt) * 100) / 100 };
}
