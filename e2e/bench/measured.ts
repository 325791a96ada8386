import type { FirstPage } from './first-page';
import type { GoingOn } from './going-on';
import { median } from './statistics';

/** What was measured on the portal, and on the two yardsticks in the same run: one bundle, and the same with its pages as text in the documents. */
export interface Sites<Value> {
  readonly federated: Value;
  readonly single: Value;
  readonly prerendered: Value;
}

/** How far things moved on one page at one width of the window (cumulative layout shift). */
export interface PageShift {
  readonly path: string;
  readonly width: number;
  readonly shift: number;
}

/** Everything a bench found out. Lists hold one value a run; times are milliseconds. */
export interface Measured {
  /** `/` for somebody who has seen the splash in this browser session, and for somebody who has not. */
  readonly firstPage: Sites<readonly FirstPage[]>;
  readonly firstVisit: Sites<readonly FirstPage[]>;
  readonly firstAnswer: Sites<readonly number[]>;
  readonly nextPage: Sites<readonly number[]>;
  readonly goingOn: Sites<GoingOn>;
  readonly copies: Readonly<Record<string, number>>;
  readonly shifts: readonly PageShift[];
  /** From a key to its letter on the screen, in a resume of three pages: one value a key. */
  readonly typing: readonly number[];
}

/** The medians of one figure of all. */
export function medians<Found>(runs: Sites<readonly Found[]>, figure: (found: Found) => number): Sites<number> {
  const of = (site: keyof typeof runs) => median(runs[site].map(figure));
  return { federated: of('federated'), single: of('single'), prerendered: of('prerendered') };
}
