const CANDIDATES = [',', ';', '\t', '|'] as const;

/**
 * The delimiter of a table: the candidate that is most frequent in its first line, outside quotes.
 */
export function delimiterOf(start: string): string {
  const header = start.trimStart().split(/\r?\n|\r/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  const times = (candidate: string) => unquoted.split(candidate).length;
  return CANDIDATES.reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}
