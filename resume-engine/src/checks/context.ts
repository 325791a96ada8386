import type { ReadDocument } from '../document/document';
import type { Layout } from '../layout';
import type { ParseRate } from '../parse-rate/parse-rate';
import type { Resume } from '../resume/resume';
import type { Section } from '../resume/section';
import type { TargetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';
import type { Facts } from './facts';

/** A parsed resume, before scoring. */
export interface Reading {
  readonly document: ReadDocument;
  readonly layout: Layout;
  readonly sections: readonly Section[];
  readonly resume: Resume;
}

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
