import type { ReadDocument } from '../document/document';
import type { Layout } from '../layout';
import type { ParseRate } from '../parse-rate/parse-rate';
import type { Resume } from '../resume/resume';
import type { Section } from '../resume/section';
import type { TargetOccupation } from '../occupations/target-occupation';
import type { Speller } from '../spelling/speller';
import type { Facts } from './facts';

/** What was read of a resume, before it is judged. */
export interface Reading {
  readonly document: ReadDocument;
  readonly layout: Layout;
  readonly sections: readonly Section[];
  readonly resume: Resume;
}

/** Everything a check may look at. */
export interface CheckContext extends Reading {
  readonly parseRate: ParseRate;
  /** The day the resume is judged on. */
  readonly asOf: Date;
  readonly fileName?: string;
  readonly jobDescription?: string;
  /** What skills are compared with; missing when no role fits well enough. */
  readonly occupation?: TargetOccupation;
  /** Missing where nothing is spelled: its dictionary is too heavy for a browser, which marks words by itself. */
  readonly speller?: Speller;
  readonly facts: Facts;
}
