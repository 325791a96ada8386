import type { Line } from '../document/line';
import type { Field, Span } from '../document/span';
import priors from './rule-priors.json';

/** Name of a rule, with how often what it finds is right (`rule-priors.json`, measured on resumes with known content). */
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
  /** Number of things that speak for it beside the rule: a label, a link, the e-mail address. */
  readonly witnesses?: number;
  /** 0 to 1: how well the place and the look fit; 1 unless given. */
  readonly fit?: number;
}

/**
 * A value with its confidence: the prior of its rule, lowered where place or look do not fit, raised by each independent witness,
 * which halves the doubt that is left.
 */
export function fieldOf<T>({ value, raw, spans, rule, witnesses = 0, fit = 1 }: Found<T>): Field<T> {
  const doubt = (1 - priors[rule] * fit) * 0.5 ** witnesses;
  return { value, raw, spans, rule, confidence: Math.round((1 - doubt) * 100) / 100 };
}
