import type { Line } from '../../document/line';
import { isFormLabel } from '../../lexicon/form-labels';
import { takeBullet } from '../../layout/bullet';
import { foldLabel } from '../labels/find-labels';
import type { TableCell } from '../tables/grid';

/** One entry of a form: its values in order, each with the meaning of its label. */
export interface FormEntry<K extends string> {
  readonly cells: readonly TableCell[];
  readonly kinds: readonly (K | undefined)[];
}

export interface Form<K extends string> {
  readonly from: number;
  readonly entries: readonly FormEntry<K>[];
}

/** The labels of one kind of form. */
export interface FormWords<K extends string> {
  kindOf(label: string): K | undefined;
  readonly naming: readonly K[];
  readonly again: K;
}

interface Open<K extends string> {
  readonly labels: string[];
  readonly cells: { text: string; lines: Line[] }[];
  readonly kinds: (K | undefined)[];
}

const MAX_VALUE_OFFSET_PT = 9;
const MAX_NAME_WORDS = 8;

/**
 * The form among the lines of a section: from its first label on, every line is a label with its
 * value or continues the value above. An entry begins where one of its labels repeats.
 */
export function findForm<K extends string>(lines: readonly Line[], words: FormWords<K>): Form<K> | null {
  const from = lines.findIndex((line) => isRow(line) && words.kindOf(foldLabel(line.cells[0]!.text)) !== undefined);
  const valueX = lines[from]?.cells[1]?.x;
  if (valueX === undefined) return null;
  const entries: Open<K>[] = [];
  for (const line of lines.slice(from)) {
    if (isRow(line) && Math.abs(line.cells[1]!.x - valueX) < MAX_VALUE_OFFSET_PT) takeRow(entries, line, words);
    else if (!isContinued(entries.at(-1)!, line, valueX)) return null;
  }
  const named = entries.filter(
    ({ kinds }) => words.naming.some((kind) => kinds.includes(kind)) && new Set(kinds).size > 1,
  );
  return named.length * 2 > entries.length ? { from, entries } : null;
}

const isRow = ({ cells, bullet }: Line): boolean =>
  cells.length >= 2 && bullet === undefined && isFormLabel(cells[0]!.text);

function takeRow<K extends string>(entries: Open<K>[], line: Line, { kindOf, naming, again }: FormWords<K>): void {
  const label = foldLabel(line.cells[0]!.text);
  const kind = kindOf(label);
  const value = valueOf(line);
  if (beginsEntry(entries, { label, kind, value }, naming)) entries.push({ labels: [], cells: [], kinds: [] });
  const { labels, cells, kinds } = entries.at(-1)!;
  labels.push(label);
  cells.push({ text: value.text, lines: [value] });
  kinds.push(kind !== undefined && naming.includes(kind) && kinds.includes(kind) ? again : kind);
}

interface Row<K> {
  readonly label: string;
  readonly kind: K | undefined;
  readonly value: Line;
}

/**
 * The first value may have different labels per entry (`Present employer`, `Previous employer`).
 */
function beginsEntry<K extends string>(
  entries: readonly Open<K>[],
  { label, kind, value }: Row<K>,
  naming: readonly K[],
): boolean {
  const last = entries.at(-1);
  if (last === undefined) return true;
  const first = entries[0]!.kinds[0];
  if (kind === undefined || (kind !== first && !naming.includes(kind))) return false;
  if (last.labels.includes(label)) return true;
  const isName = value.bullet === undefined && value.text.split(/\s+/).length <= MAX_NAME_WORDS;
  return kind === first && naming.includes(kind) && last.kinds.includes(kind) && isName;
}

function valueOf(line: Line): Line {
  const cells = line.cells.slice(1);
  const shift = cells[0]!.from;
  const { text, bullet } = takeBullet(line.text.slice(shift));
  const taken = line.text.length - shift - text.length;
  return {
    ...line,
    x: cells[0]!.x,
    text,
    cells: cells.map((cell, at) =>
      at === 0 ? { ...cell, text: cell.text.slice(taken), from: 0 } : { ...cell, from: cell.from - shift - taken },
    ),
    ...(bullet === undefined ? {} : { bullet }),
  };
}

/**
 * Adds text in the value column, or a date below a label, to the entry; false if the line is
 * neither.
 */
function isContinued<K extends string>(entry: Open<K>, line: Line, valueX: number): boolean {
  const cell = entry.cells.at(-1)!;
  if (line.x < valueX - MAX_VALUE_OFFSET_PT) {
    if (line.cells.length > 1 || !/\d{4}|['’]\d{2}\b/u.test(line.text) || line.text.length > 40) return false;
    entry.cells.push({ text: line.text, lines: [line] });
    entry.kinds.push(undefined);
    return true;
  }
  cell.text = `${cell.text} ${line.text}`;
  cell.lines.push(line);
  return true;
}
