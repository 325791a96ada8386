import type { Soaked } from './run-soak';

const KINDS = ['published', 'rollback', 'canary', 'share', 'promote', 'abort'];
const SHOWN_ERRORS = 10;

/** Figures of a soak test as a table, and whether there were no errors. */
export function soakReport({ minutes, changes, browsed, called, footprints }: Soaked): {
  text: string;
  isWell: boolean;
} {
  const odd = changes.filter((change) => !KINDS.includes(change));
  const counts = KINDS.map((kind) => `${changes.filter((change) => change === kind).length} ${kind}`).join(', ');
  const course = (read: (one: Soaked['footprints'][number]) => number, unit = 1) => {
    const values = footprints.map((one) => Math.round(read(one) / unit));
    return `${values[0]} at first, ${Math.max(...values)} at most, ${values.at(-1)} at last`;
  };
  const rows = [
    ['Changes of releases', `${changes.length} in ${minutes.toFixed(1)} minutes (${counts})`],
    ['Changes that did not go through', String(odd.length)],
    ['Pages opened, of which failed', `${browsed.pages}, ${browsed.failures.length}`],
    ['Requests for documents and data, of which lost', `${called.requests}, ${called.failed.length}`],
    ['Memory of the API, MiB', course(({ api }) => api, 2 ** 20)],
    ['Memory of nginx, MiB', course(({ nginx }) => nginx, 2 ** 20)],
    ['Bundles on disk, MiB', course(({ disk }) => disk, 2 ** 20)],
    ['Releases on disk', course(({ releases }) => releases)],
  ];
  const errors = [...odd, ...browsed.failures, ...called.failed];
  const table = ['| What | Seen |', '| --- | --- |', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
  return { text: [table, ...errors.slice(0, SHOWN_ERRORS)].join('\n'), isWell: errors.length === 0 };
}
