import { medians, type Measured, type Sites } from './measured';
import { quantile } from './statistics';

/** One row of docs/benchmarks.md. A value at or below a limit meets it. */
export interface Bar {
  readonly what: string;
  readonly unit: Unit;
  /** Null without a limit. */
  readonly floor: number | null;
  readonly aim: number | null;
  readonly measured: (all: Measured) => number;
}

export type Unit = 'times' | 'KiB' | 'KB' | 'ms' | 'count' | 'shift';

const KIB = 1024;
const KB = 1000;

export const BARS: readonly Bar[] = [
  {
    ...bar('largest contentful paint of `/` ÷ one bundle', 'times', [0.6, 0.4]),
    measured: ({ firstPage }) => ratio(medians(firstPage, ({ largestPaint }) => largestPaint)),
  },
  {
    ...bar('the same ÷ one bundle, prerendered', 'times', [null, 1.05]),
    measured: ({ firstPage }) => fairRatio(medians(firstPage, ({ largestPaint }) => largestPaint)),
  },
  {
    ...bar('largest contentful paint behind the splash of a first visit ÷ one bundle', 'times', [0.6, 0.4]),
    measured: ({ firstVisit }) => ratio(medians(firstVisit, ({ largestPaint }) => largestPaint)),
  },
  {
    ...bar('largest contentful paint of `/` in this lab', 'ms', [2500, 1800]),
    measured: ({ firstPage }) => medians(firstPage, ({ largestPaint }) => largestPaint).federated,
  },
  {
    ...bar('time until `/` responds to a tap ÷ one bundle', 'times', [1.15, 1.05]),
    measured: ({ firstResponse }) => ratio(medians(firstResponse, (ms) => ms)),
  },
  {
    ...bar('the same ÷ one bundle, prerendered', 'times', [null, 1.05]),
    measured: ({ firstResponse }) => fairRatio(medians(firstResponse, (ms) => ms)),
  },
  {
    ...bar('round trips after the document until the code of the page runs', 'count', [2, 1]),
    measured: ({ firstPage }) => medians(firstPage, ({ roundTrips }) => roundTrips).federated,
  },
  {
    ...bar('brotli JavaScript of `/` on a first visit ÷ one bundle', 'times', [1.36, 1.28]),
    measured: ({ firstVisit }) => ratio(medians(firstVisit, ({ scriptBytes }) => scriptBytes)),
  },
  {
    ...bar('all bytes of `/` on a first visit, headers included', 'KB', [450 * KB, null]),
    measured: ({ firstVisit }) => medians(firstVisit, ({ allBytes }) => allBytes).federated,
  },
  {
    ...bar('most copies of a singleton in the scripts of all remotes', 'count', [1, null]),
    measured: ({ copies }) => Math.max(...Object.values(copies)),
  },
  {
    ...bar('shared libraries fetched again when going on to `/jobs`', 'count', [0, null]),
    measured: ({ goingOn }) => goingOn.federated.fetchedAgain.length,
  },
  {
    ...bar('entry and page of `/jobs`, fetched when going on to it', 'KiB', [null, 32 * KIB]),
    measured: ({ goingOn }) => goingOn.federated.remoteBytes,
  },
  {
    ...bar('click on a link of the header to the page behind it ÷ one bundle', 'times', [1.2, 1]),
    measured: ({ nextPage }) => ratio(medians(nextPage, (ms) => ms)),
  },
  {
    ...bar('most layout shift of any page', 'shift', [0.05, 0]),
    measured: ({ shifts }) => Math.max(...shifts.map(({ shift }) => shift)),
  },
  {
    ...bar('a key to its letter on the screen, resume of three pages, 95 of 100 keys', 'ms', [50, null]),
    measured: (all) => quantile(all.typing, 0.95),
  },
];

type Limits = readonly [floor: number | null, aim: number | null];

function bar(what: string, unit: Unit, [floor, aim]: Limits) {
  return { what, unit, floor, aim };
}

const ratio = ({ federated, single }: Sites<number>) => federated / single;
const fairRatio = ({ federated, prerendered }: Sites<number>) => federated / prerendered;
