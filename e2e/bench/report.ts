import { BARS } from './bars';
import { medians, type Measured, type Sites } from './measured';
import { withSection } from './page-section';
import { SLOW } from './slow-visit';
import { median, spread } from './statistics';
import { markdownTable, rowsOf, textTable } from './table';

/** Environment of the figures. */
export interface Lab {
  readonly runs: number;
  /** Such as `nginx and PostgreSQL`. */
  readonly servedBy: string;
  readonly cores: number;
  readonly node: string;
  readonly chromium: string;
}

const HEADING = '## In the browser';
/** A smaller value would be shown as 0.000. */
const VISIBLE_SHIFT = 0.0005;

/**
 * Report of a benchmark: limits as data, a table for the terminal, and docs/benchmarks.md with an
 * updated section.
 */
export function benchReport(all: Measured, lab: Lab) {
  const rows = rowsOf(BARS, all);
  const cells = [
    ['bar', 'floor', 'aim', 'measured', ''],
    ...rows.map(({ bar, floor, aim, measured, verdict }) => [bar, floor, aim, measured, verdict]),
  ];
  return {
    rows,
    text: textTable(cells),
    page: (current: string) => withSection(current, HEADING, section(cells, all, lab)),
  };
}

function section(cells: readonly (readonly string[])[], all: Measured, lab: Lab): string {
  const shifted = all.shifts.filter(({ shift }) => shift >= VISIBLE_SHIFT);
  return [
    HEADING,
    `\`npm run bench\` writes this. ${howMeasured(lab)}`,
    markdownTable(cells),
    'Medians of all three, and how far the middle half of the runs lies from them:',
    markdownTable([['', 'portal', 'one bundle', 'prerendered'], ...medianRows(all)]),
    `Copies of each singleton in the scripts of all remotes: ${listed(all.copies)}.`,
    `Going on from \`/\` to \`/jobs\` the portal fetches ${fetchedText(all)}.`,
    shifted.length === 0
      ? `Nothing moves by 0.001 or more on any of the ${all.shifts.length / 2} pages, at either width.`
      : markdownTable([
          ['what moves', 'width', 'layout shift'],
          ...shifted.map(({ path, width, shift }) => [pageName(path), `${width} px`, shift.toFixed(3)]),
        ]),
  ].join('\n\n');
}

const howMeasured = ({ runs, servedBy, cores, node, chromium }: Lab) =>
  `The portal and two yardsticks, the same source built as one ordinary bundle with lazy pages (\`npm run build:single\`) and that bundle
with its pages as text in the documents, are served by ${servedBy} and measured by turns, ${runs} times each, in Chromium ${chromium} with an empty cache: ${SLOW.download / 1e6} Mbit/s down,
${SLOW.roundTrip} ms a request, the processor ${SLOW.slowdown} times slower, a window of 360 × 740. The machine has ${cores} cores; Node ${node}. Only the
ratios mean anything on another one.`;

const medianRows = (all: Measured): string[][] => [
  times('largest paint', all.firstPage, ({ largestPaint }) => largestPaint),
  times('its code has rendered', all.firstPage, ({ contentAt }) => contentAt),
  times('largest paint, first visit', all.firstVisit, ({ largestPaint }) => largestPaint),
  times('responds to a tap', all.firstResponse, (ms) => ms),
  times('from `/jobs` to `/about`', all.nextPage, (ms) => ms),
  bytes('JavaScript of `/`', all.firstVisit, ({ scriptBytes }) => scriptBytes),
  bytes('all bytes of `/`', all.firstVisit, (page) => page.allBytes),
];

type Figure = <Found>(what: string, runs: Sites<readonly Found[]>, figure: (found: Found) => number) => string[];

const times: Figure = (what, runs, figure) => {
  const cell = (site: keyof typeof runs) => {
    const values = runs[site].map(figure);
    return `${median(values).toFixed(0)} ms ± ${(spread(values) * 50).toFixed(0)} %`;
  };
  return [what, cell('federated'), cell('single'), cell('prerendered')];
};

const bytes: Figure = (what, runs, figure) => {
  const { federated, single, prerendered } = medians(runs, figure);
  return [what, kib(federated), kib(single), kib(prerendered)];
};

const kib = (count: number) => `${(count / 1024).toFixed(1)} KiB`;

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

function fetchedText({ goingOn: { federated, single } }: Measured): string {
  const shared = kib(federated.allBytes - federated.remoteBytes);
  return `${kib(federated.remoteBytes)} of the remote's JavaScript (${federated.scripts.length} files with the ${shared} the first call of the API needs); one bundle fetches ${kib(single.allBytes)}`;
}

// One job and one course represent all; their names do not matter.
const pageName = (path: string) => `\`${path.replace(/[0-9a-f-]{36}/, '…')}\``;
