import type { CheckContext } from '../checks/context';
import type { Reading } from '../resume/reading';
import { factsOf } from '../checks/facts';
import { parseRateOf } from '../parse-rate/parse-rate';
import { targetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';

/** Input of the analysis besides the file. */
export interface AnalyzeOptions {
  /** The day the resume is scored on: the engine never reads the clock. */
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
}

/** Builds the input of all checks from a parsed resume. */
export function contextOf(reading: Reading, options: AnalyzeOptions & { readonly speller?: Speller }): CheckContext {
  const occupation = targetOccupation(reading.resume, options.jobDescription);
  return {
    ...reading,
    ...options,
    parseRate: parseRateOf(reading),
    facts: factsOf(reading, options.asOf),
    ...(occupation && { occupation }),
  };
}
