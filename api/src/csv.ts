// First characters of a cell that a spreadsheet runs as a formula (docs/security.md); some programs
// also run the full-width forms.
const RUNS = /^[=+\-@＝＋－＠\t\r\n]/;

/** One line of a CSV file (RFC 4180): cells in quotes, with a `'` before a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Byte order mark: makes Excel read the file as UTF-8; other programs skip it. */
export const CSV_START = '\ufeff';

function cell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
