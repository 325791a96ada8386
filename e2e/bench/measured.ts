import type { FirstPage } from './first-page';
import type { GoingOn } from './going-on';
import { median } from './statistics';

/** What was measured on the portal, and on the yardstick in the same run. */
export interface Pair<Value> {
  readonly federated: Value;
  readonly single: Value;
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
  readonly firstPage: Pair<readonly FirstPage[]>;
  readonly firstVisit: Pair<readonly FirstPage[]>;
  readonly firstAnswer: Pair<readonly number[]>;
  readonly nextPage: Pair<readonly number[]>;
  readonly goingOn: Pair<GoingOn>;
  readonly copies: Readonly<Record<string, number>>;
  readonly shifts: readonly PageShift[];
  /** From a key to its letter on the screen, in a resume of three pages: one value a key. */
  readonly typing: readonly number[];
}

/** The medians of one figure of both. */
export function medians<Found>(runs: Pair<readonly Found[]>, figure: (found: Found) => number): Pair<number> {
  return { federated: median(runs.federated.map(figure)), single: median(runs.single.map(figure)) };
}
