// First characters of a cell that a spreadsheet runs as a formula (docs/security.md).
const RUNS = /^[=+\-@\t\r]/;

/**
 * One line of a CSV file (RFC 4180) that no spreadsheet runs: every cell in quotes, a `'` before
 * what would be a formula.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * Excel reads a file as UTF-8 when it begins with this, and Hindi names as rubbish when it does
 * not; other programs skip it.
 */
export const CSV_START = '\ufeff';

function cell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
