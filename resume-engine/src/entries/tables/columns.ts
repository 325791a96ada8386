import type { LabelWords } from '../labels/find-labels';
import type { Grid, TableRow } from './grid';

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z%&/ ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The meaning of a column header: the whole text, or its first known word. */
function headerKind<K extends string>(text: string, words: LabelWords<K>): K | undefined {
  const folded = fold(text);
  const whole = words.get(folded);
  if (whole !== undefined || folded.split(' ').length > 6) return whole;
  const parts = folded.split(/\s?[/&]\s?|\s(?:and|or|of|in|the)\s| /);
  return parts.map((part) => words.get(part)).find((kind) => kind !== undefined);
}

export interface ReadTable<K extends string> {
  readonly columns: readonly (K | undefined)[];
  readonly rows: readonly TableRow[];
}

const known = <K>(kinds: readonly (K | undefined)[]) => new Set(kinds.filter((kind) => kind !== undefined)).size;

function transposed(rows: readonly TableRow[]): TableRow[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? { text: '', lines: [] }));
}

function isCaption(row: TableRow): boolean {
  const lines = new Set(row.flatMap((cell) => cell.lines));
  return lines.size === 1 && [...lines].every(({ cells }) => cells.length === 1);
}

/**
 * A table with a header: at least `least` columns have known headers, above the rows or to their
 * left.
 */
export function byHeader<K extends string>({ rows }: Grid, words: LabelWords<K>, least: number): ReadTable<K> | null {
  for (const turned of [rows, transposed(rows)]) {
    // A first row of one cell is the caption of the table.
    for (const [at, header] of turned.slice(0, 2).entries()) {
      const columns = header.map(({ text }) => headerKind(text, words));
      if (known(columns) >= least) return { columns, rows: turned.slice(at + 1) };
      if (!isCaption(header)) break;
    }
  }
  return null;
}

/** A table without a header: each column is what most of its cells are, without repetitions. */
export function byContent<K extends string>({ rows }: Grid, kindOf: (text: string) => K | undefined): ReadTable<K> {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns: (K | undefined)[] = [];
  for (let at = 0; at < width; at += 1) {
    const counts = new Map<K, number>();
    for (const row of rows) {
      const text = row[at]?.text;
      const kind = text ? kindOf(text) : undefined;
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const [kind, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
    columns.push(kind !== undefined && count * 2 >= rows.length && !columns.includes(kind) ? kind : undefined);
  }
  return { columns, rows };
}
