import type { Status } from './status';

/** The status as a table for people. */
export function statusText({ bundles, documents, faults }: Status): string {
  const rows = bundles.map(({ bundle, live, fault, releasedAt, previous, pages }) => [
    bundle,
    live,
    fault ? 'not whole' : (releasedAt?.slice(0, 16).replace('T', ' ') ?? '–'),
    previous[0] ?? '–',
    String(previous.length),
    pages.join(' '),
  ]);
  const table = [['bundle', 'live', 'built (UTC)', 'before', 'kept', 'pages'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const notes = faults.map((fault) => `! ${fault}`);
  if (bundles.length === 0) return "Nothing is published yet: run 'release publish --all'.";
  return [...lines, '', `${documents.length} documents`, ...notes].join('\n');
}
