import type { TableBox } from '../../document/document';
import type { TablePlace } from '../../document/item';
import { headingKinds } from '../../sections/heading-kinds';
import { boxOf, multiply, type Box, type Matrix } from './matrix';
import type { PageItem } from './page-items';
import { placedOperators, type OperatorCodes, type Operators } from './page-operators';

/** A rule at `at`, from `from` to `to`: horizontal or vertical by the list it is in. */
interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Rules {
  readonly across: Rule[];
  readonly down: Rule[];
}

/** Positions of the borders of a table. */
interface Borders {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A filled shape up to this width is a rule. */
const MAX_WIDTH = 3;
const MIN_LENGTH = 4;
/** Rules this close are one, or touch. */
const NEAR = 3;
const MAX_RULES = 1_000;
/** The rows of two columns are read like other text: pages have two columns, too. */
const MIN_COLUMNS = 2;
const MIN_PLACED_COLUMNS = 3;
const MIN_ROWS = 2;
/** Cells of a data table are short. */
const MAX_TEXT = 160;
const MAX_TABLES = 100;
const MAX_ROWS = 1_000;
const PATH = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 };

interface RuledPage {
  readonly operators: Operators;
  readonly OPS: OperatorCodes;
  readonly toPage: Matrix;
  readonly page: number;
  /** Column borders of the tables on the page before: one may continue here with a single row. */
  readonly before: readonly ColumnBorders[];
}

/** Positions of the column borders of a table. */
export type ColumnBorders = readonly number[];

/** The items of a page, those in data tables with drawn borders with their cell, and the tables. */
export function withTablePlaces(
  items: readonly PageItem[],
  { operators, OPS, toPage, page, before }: RuledPage,
): { items: PageItem[]; tables: ColumnBorders[]; boxes: TableBox[] } {
  const grids = bordersOf(rulesOf(operators, OPS, toPage));
  const tables = grids
    .filter(({ xs }) => xs.length > MIN_PLACED_COLUMNS)
    .filter(({ xs, ys }) => ys.length > MIN_ROWS || before.some((other) => areSame(xs, other)))
    .slice(0, MAX_TABLES);
  const places = new Map<PageItem, TablePlace>();
  for (const [index, borders] of tables.entries()) {
    const table = page * MAX_TABLES + index;
    const minRows = before.some((other) => areSame(borders.xs, other)) ? 1 : MIN_ROWS;
    for (const [item, [row, column]] of cellsOf(items, borders, minRows))
      places.set(item, { table, row: table * MAX_ROWS + row, column });
  }
  const placed = items.map((item) => {
    const place = places.get(item);
    return place ? { ...item, place } : item;
  });
  return {
    items: placed,
    tables: tables.map(({ xs }) => xs),
    boxes: grids
      .slice(0, MAX_TABLES)
      .filter((borders) => areRecords(placesIn(items, borders).rows, { rows: MIN_ROWS, columns: MIN_COLUMNS }))
      .map(({ xs, ys }) => ({ left: xs[0]!, top: ys[0]!, right: xs.at(-1)!, bottom: ys.at(-1)! })),
  };
}

const areSame = (one: ColumnBorders, other: ColumnBorders): boolean =>
  one.length === other.length && one.every((x, at) => Math.abs(x - other[at]!) < NEAR);

/** The cells of the items in a table; none if it is not a data table. */
function cellsOf(items: readonly PageItem[], borders: Borders, minRows: number): Cells {
  const { cells, texts, rows } = placesIn(items, borders);
  if (!areRecords(rows, { rows: minRows, columns: MIN_PLACED_COLUMNS })) return new Map();
  for (const [item, [row]] of cells) if (isHeadingRow(texts.get(row)!)) cells.delete(item);
  return cells;
}

type Cells = Map<PageItem, readonly [row: number, column: number]>;

/** The cells of the items, and the texts of each row by their column. */
function placesIn(items: readonly PageItem[], { xs, ys }: Borders) {
  const cells: Cells = new Map();
  const texts = new Map<number, Map<number, string>>();
  for (const item of items) {
    const row = intervalOf(ys, item.y - item.size * 0.3);
    const column = intervalOf(xs, item.x + Math.min(item.width / 2, item.size / 2));
    if (row < 0 || column < 0) continue;
    cells.set(item, [row, column]);
    const ofRow = texts.get(row) ?? new Map<number, string>();
    texts.set(row, ofRow.set(column, `${ofRow.get(column) ?? ''} ${item.text}`));
  }
  return { cells, texts, rows: [...texts.values()] };
}

function areRecords(
  rows: readonly ReadonlyMap<number, string>[],
  min: { readonly rows: number; readonly columns: number },
): boolean {
  const all = rows.flatMap((row) => [...row.values()]);
  const full = rows.filter((row) => row.size >= min.columns).length;
  const short = all.filter((text) => text.length <= MAX_TEXT).length;
  return full >= min.rows && full >= rows.length / 2 && short >= 0.8 * all.length;
}

function isHeadingRow(row: ReadonlyMap<number, string>): boolean {
  const [text = '', ...others] = row.values();
  return others.length === 0 && headingKinds(text.trim()) !== undefined;
}

const intervalOf = (edges: readonly number[], at: number): number =>
  at < edges[0]! || at >= edges.at(-1)! ? -1 : edges.findLastIndex((edge) => edge <= at);

function rulesOf(operators: Operators, OPS: OperatorCodes, toPage: Matrix): Rules {
  const rules: Rules = { across: [], down: [] };
  const fills = new Set<unknown>([OPS.fill, OPS.eoFill]);
  for (const { code, operand, current } of placedOperators(operators, OPS)) {
    if (code !== OPS.constructPath) continue;
    if (rules.across.length + rules.down.length > MAX_RULES) break;
    const [paint, [path]] = operand as [number, [ArrayLike<number> | null]];
    if (path === null || paint === OPS.endPath) continue;
    const matrix = multiply(toPage, current);
    for (const box of partsOf(path).flatMap(fills.has(paint) ? shapeOf : sidesOf)) addRule(rules, boxOf(matrix, box));
  }
  return rules;
}

type Point = readonly [number, number];

/** The straight parts of a path, each as its points; parts with curves are left out. */
function partsOf(path: ArrayLike<number>): Point[][] {
  const parts: Point[][] = [];
  for (let at = 0; at < path.length;) {
    const code = path[at];
    if (code === PATH.moveTo) parts.push([[path[at + 1]!, path[at + 2]!]]);
    else if (code === PATH.lineTo) parts.at(-1)?.push([path[at + 1]!, path[at + 2]!]);
    else if (code === PATH.closePath) {
      const [first] = parts.at(-1) ?? [];
      if (first) parts.at(-1)!.push(first);
    } else parts.pop();
    at += code === PATH.curveTo ? 7 : code === PATH.quadraticCurveTo ? 5 : code === PATH.closePath ? 1 : 3;
  }
  return parts;
}

function shapeOf(points: readonly Point[]): Box[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]];
}

const sidesOf = (points: readonly Point[]): Box[] =>
  points.slice(1).map((point, at) => [...points[at]!, ...point] as const);

function addRule(rules: Rules, [left, top, right, bottom]: Box): void {
  const [width, height] = [right - left, bottom - top];
  if (height <= MAX_WIDTH && width >= MIN_LENGTH && width > height)
    rules.across.push({ at: (top + bottom) / 2, from: left, to: right });
  else if (width <= MAX_WIDTH && height >= MIN_LENGTH)
    rules.down.push({ at: (left + right) / 2, from: top, to: bottom });
}

/** The borders of all grids of at least two columns. */
function bordersOf({ across, down }: Rules): Borders[] {
  const [rows, columns] = [joined(across), joined(down)];
  const found: Borders[] = [];
  const left = new Set(columns);
  for (const first of columns) {
    if (!left.delete(first)) continue;
    const grid = { across: new Set<Rule>(), down: new Set([first]) };
    for (const column of grid.down)
      for (const row of rows.filter((one) => !grid.across.has(one) && areCrossing(one, column))) {
        grid.across.add(row);
        for (const other of left)
          if (areCrossing(row, other)) {
            left.delete(other);
            grid.down.add(other);
          }
      }
    const borders = { xs: edgesOf([...grid.down]), ys: edgesOf([...grid.across]) };
    if (borders.xs.length > MIN_COLUMNS && borders.ys.length > 1) found.push(borders);
  }
  return found;
}

const areCrossing = (across: Rule, down: Rule): boolean =>
  down.at > across.from - NEAR &&
  down.at < across.to + NEAR &&
  across.at > down.from - NEAR &&
  across.at < down.to + NEAR;

/** Positions of parallel rules that extend over at least half of their grid. */
function edgesOf(rules: readonly Rule[]): number[] {
  const length = Math.max(...rules.map(({ to }) => to)) - Math.min(...rules.map(({ from }) => from));
  const lengths = new Map<number, number>();
  for (const { at, from, to } of rules) {
    const same = [...lengths.keys()].find((other) => Math.abs(other - at) < NEAR) ?? at;
    lengths.set(same, (lengths.get(same) ?? 0) + to - from);
  }
  return [...lengths]
    .filter(([, sum]) => sum > length / 2)
    .map(([at]) => at)
    .sort((one, other) => one - other);
}

/** Rules on one line that touch, joined. */
function joined(rules: readonly Rule[]): Rule[] {
  const all: Rule[] = [];
  for (const rule of rules.toSorted((one, other) => one.from - other.from)) {
    const at = all.findLastIndex((other) => Math.abs(other.at - rule.at) < NEAR / 2 && rule.from < other.to + NEAR);
    const other = all[at];
    if (other) all[at] = { ...other, to: Math.max(other.to, rule.to) };
    else all.push(rule);
  }
  return all;
}
