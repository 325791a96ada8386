const CANDIDATES = [',', ';', '\t', '|'] as const;

/** What separates the values of a table, by its first line: whatever stands there most often outside quotes. */
export function delimiterOf(start: string): string {
  const header = start.trimStart().split(/\r?\n|\r/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  const times = (candidate: string) => unquoted.split(candidate).length;
  return CANDIDATES.reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}
