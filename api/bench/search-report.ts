import { NO_SEARCH, type Timed } from './open-loop';
import { median, percentile } from './percentiles';
import type { Checked } from './resume-checks';
import type { SizeResult } from './search-bench';
import { type Kind, MIX } from './search-mix';

/** What was measured, as text. */
export function searchReport(results: readonly SizeResult[]): string {
  const [smallest, largest] = [results[0], results.at(-1)];
  const lines = results.flatMap(sizeReport);
  if (smallest && largest && smallest !== largest) {
    const growth = median(times(largest)) / median(times(smallest));
    lines.push('', `Median at ${largest.postings} ÷ at ${smallest.postings} postings: ${growth.toFixed(2)}`);
  }
  return lines.join('\n');
}

function sizeReport(result: SizeResult): string[] {
  const { postings, fillSeconds, built, memoryMb, timed, besideChecks, alone, plainAlone, firstPage, bare } = result;
  const kinds = Object.keys(MIX) as Kind[];
  const searchless = timed.filter(({ kind }) => kind === NO_SEARCH.kind).map(({ ms }) => ms);
  const failed = timed.filter(({ status }) => status !== 200).length;
  const row = (name: string, values: readonly number[]) =>
    `${name.padEnd(20)}${String(values.length).padStart(8)}${[0.5, 0.95, 0.99, 1]
      .map((part) => percentile(values, part).toFixed(1).padStart(9))
      .join('')}`;
  return [
    '',
    `${postings} postings (data made in ${fillSeconds.toFixed(0)} s)`,
    built,
    `Memory of the API: ${memoryMb} MB`,
    '',
    `${'ms'.padEnd(20)}${'sent'.padStart(8)}${['p50', 'p95', 'p99', 'max'].map((head) => head.padStart(9)).join('')}`,
    ...kinds.map((kind) =>
      row(
        kind,
        timed.filter((one) => one.kind === kind).map(({ ms }) => ms),
      ),
    ),
    row('all searches', times(result)),
    row(NO_SEARCH.kind, searchless),
    ...besideChecks.map(({ name, timed: searches }) => row(`+ ${name}`, searchTimes(searches))),
    ...besideChecks.map(({ name, checked }) => checksReport(name, checked)),
    ...(failed > 0 ? [`${failed} of them did not return 200.`] : []),
    '',
    `One at a time, median: ${alone.toFixed(2)} ms; ILIKE + OFFSET + COUNT(*): ${plainAlone.toFixed(2)} ms (${(plainAlone / alone).toFixed(0)} times as long)`,
    `First page: ${firstPage.toFixed(0)} a second; bare handler with as many bytes: ${bare.toFixed(0)} (${(firstPage / bare).toFixed(2)})`,
  ];
}

const times = ({ timed }: SizeResult) => searchTimes(timed);

const searchTimes = (timed: readonly Timed[]) =>
  timed.filter(({ kind }) => kind !== NO_SEARCH.kind).map(({ ms }) => ms);

function checksReport(name: string, checked: readonly Checked[]): string {
  const ms = checked.filter(({ status }) => status === 200).map((one) => one.ms);
  const rejected = checked.length - ms.length;
  const figures = [0.5, 0.95].map((part) => percentile(ms, part).toFixed(0)).join(' / ');
  return `${name}: ${ms.length} read, p50 / p95 ${figures} ms${rejected > 0 ? `, ${rejected} rejected` : ''}`;
}
