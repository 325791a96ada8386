import { formatTime } from '../registry/bundle-state';
import type { BundleStatus, Status } from './status';

export function statusText({ bundles, documents, signature, faults, retired, notes }: Status): string {
  if (bundles.length === 0) return "Nothing is published yet: run 'release publish --all'.";
  const rows = bundles.map(({ bundle, live, fault, releasedAt, fallback, previous, pages }) => [
    bundle,
    live,
    fault ? 'not whole' : (releasedAt?.slice(0, 16).replace('T', ' ') ?? '–'),
    fallback ?? '–',
    String(previous.length),
    pages.join(' '),
  ]);
  const lines = [
    ...faults.map((fault) => `! ${fault}`),
    ...bundles.flatMap(warnings),
    ...retired,
    ...canaryLine(bundles),
    ...bundles.flatMap(previewLines),
    ...notes,
  ];
  return [
    ...table([['bundle', 'live', 'built (UTC)', 'before', 'kept', 'pages'], ...rows]),
    '',
    `${documents.length} documents`,
    signature,
    ...lines,
  ].join('\n');
}

function warnings({ bundle, live, commit, notMounted, quarantined }: BundleStatus): string[] {
  const isDirty = commit?.endsWith('-dirty');
  return [
    ...(isDirty ? [`${bundle}: ${live} was built from changes that no commit has (${commit})`] : []),
    ...notMounted.map((version) => `${bundle}: the pages of ${version} were not mounted before (no Chromium)`),
    ...quarantined.map(({ version, said: lines }) => `${bundle}: ${version} ${lines}`),
  ];
}

const previewLines = ({ bundle, previews }: BundleStatus): string[] =>
  previews.map(({ name, version, until }) => `preview '${name}': ${bundle} ${version} until ${formatTime(until)}`);

function canaryLine(bundles: readonly BundleStatus[]): string[] {
  const tried = bundles.filter(({ canary }) => canary !== null);
  const canary = tried[0]?.canary;
  if (!canary) return [];
  const names = tried.map(({ bundle, canary: of }) => `${bundle} ${of?.version}`).join(', ');
  return [
    `canary: ${names} for ${canary.share} visitors in 100 since ${formatTime(canary.since)}, by ${canary.who} (${canary.why})`,
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
