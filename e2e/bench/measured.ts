import type { FirstPage } from './first-page';
import type { NextRemote } from './next-remote';
import { median } from './statistics';

/**
 * Measurements of the portal and of two references in the same run: a single bundle, and a single
 * bundle with prerendered pages.
 */
export interface Sites<Value> {
  readonly federated: Value;
  readonly single: Value;
  readonly prerendered: Value;
}

/** Cumulative layout shift of one page at one window width. */
export interface PageShift {
  readonly path: string;
  readonly width: number;
  readonly shift: number;
}

/** All results of a benchmark. Lists have one value per run; times are milliseconds. */
export interface Measured {
  /** `/` on a later and on the first load of a browser session, which shows the splash. */
  readonly firstPage: Sites<readonly FirstPage[]>;
  readonly firstVisit: Sites<readonly FirstPage[]>;
  readonly firstResponse: Sites<readonly number[]>;
  readonly nextPage: Sites<readonly number[]>;
  readonly goingOn: Sites<NextRemote>;
  readonly copies: Readonly<Record<string, number>>;
  readonly shifts: readonly PageShift[];
  /** From a key to its letter on the screen, in a resume of three pages: one value per key. */
  readonly typing: readonly number[];
}

/** Medians of one measure. */
export function medians<Found>(runs: Sites<readonly Found[]>, figure: (found: Found) => number): Sites<number> {
  const of = (site: keyof typeof runs) => median(runs[site].map(figure));
  return { federated: of('federated'), single: of('single'), prerendered: of('prerendered') };
}
