import type { CheckContext, Reading } from '../checks/context';
import { factsOf } from '../checks/facts';
import { parseRateOf } from '../parse-rate/parse-rate';
import { targetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';

/** What is asked about a resume. */
export interface AnalyseOptions {
  /** The day to judge on: nothing in the engine asks a clock. */
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
}

/** Everything checks look at, from a reading. */
export function contextOf(reading: Reading, options: AnalyseOptions & { readonly speller?: Speller }): CheckContext {
  const occupation = targetOccupation(reading.resume, options.jobDescription);
  return {
    ...reading,
    ...options,
    parseRate: parseRateOf(reading),
    facts: factsOf(reading, options.asOf),
    ...(occupation && { occupation }),
  };
}
