import type { CheckContext, Reading } from '../checks/context';
import { factsOf } from '../checks/facts';
import { parseRateOf } from '../parse-rate/parse-rate';
import { targetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';

/** What is asked about a resume. */
export interface Question {
  /** The day to judge on: nothing in the engine asks a clock. */
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
}

/** Everything checks look at, from a reading. */
export function contextOf(reading: Reading, question: Question & { readonly speller?: Speller }): CheckContext {
  const occupation = targetOccupation(reading.resume, question.jobDescription);
  return {
    ...reading,
    ...question,
    parseRate: parseRateOf(reading),
    facts: factsOf(reading, question.asOf),
    ...(occupation && { occupation }),
  };
}
