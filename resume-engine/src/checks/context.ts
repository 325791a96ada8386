import type { Reading } from '../resume/reading';
import type { ParseRate } from '../parse-rate/parse-rate';
import type { TargetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';
import type { Facts } from './facts';

/** Input of a check. */
export interface CheckContext extends Reading {
  readonly parseRate: ParseRate;
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
  readonly occupation?: TargetOccupation;
  /**
   * Missing in the browser: the dictionary is too large, and browsers check spelling themselves.
   */
  readonly speller?: Speller;
  readonly facts: Facts;
}
