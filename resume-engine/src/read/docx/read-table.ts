import type { Cell, Table } from './blocks';
import { defined } from './looks';
import { points } from './paragraph-format';
import type { Part } from './part';
import { childOf, valueOf, type XmlNode } from './xml';

const MAX_COLUMNS = 64;

export function readTable(node: XmlNode, part: Part): Table {
  const properties = childOf(node, 'tblPr');
  const rows = inside(node, 'tr').filter((row) => !childOf(childOf(row, 'trPr'), 'del'));
  const cells = rows.map((row) => readRow(row, part));
  const width = childOf(properties, 'tblW')?.attributes ?? {};
  return {
    kind: 'table',
    rows: cells,
    columns: gridOf(node, rows, cells),
    left: points(childOf(properties, 'tblInd')?.attributes['w']) ?? 0,
    ...defined('share', width['type'] === 'pct' ? shareOf(width['w']) : undefined),
  };
}

function inside(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => {
    if (child.name === name) return [child];
    return ['sdt', 'sdtContent', 'ins', 'customXml'].includes(child.name) ? inside(child, name) : [];
  });
}

function readRow(row: XmlNode, part: Part): Cell[] {
  let column = count(valueOf(childOf(row, 'trPr'), 'gridBefore'), 0);
  return inside(row, 'tc').map((cell) => {
    const properties = childOf(cell, 'tcPr');
    const span = Math.max(1, count(valueOf(properties, 'gridSpan'), 1));
    const merge = childOf(properties, 'vMerge');
    const read: Cell = {
      blocks: part.readBlocks(cell.children),
      column,
      span,
      isContinued: merge !== undefined && merge.attributes['val'] !== 'restart',
    };
    column = Math.min(column + span, MAX_COLUMNS);
    return read;
  });
}

const count = (value: string | undefined, usual: number) =>
  Math.min(MAX_COLUMNS, Math.floor(Number(value ?? usual)) || 0);

const shareOf = (width = '') => Math.min(1, width.endsWith('%') ? parseFloat(width) / 100 : Number(width) / 5_000) || 1;

/**
 * Column widths: those of the grid, or of the cells if the grid is a placeholder (some writers use
 * one inch for all).
 */
function gridOf(node: XmlNode, rows: readonly XmlNode[], cells: readonly (readonly Cell[])[]): number[] {
  const count = Math.min(MAX_COLUMNS, Math.max(1, ...cells.flat().map(({ column, span }) => column + span)));
  const grid = (childOf(node, 'tblGrid')?.children ?? []).map(({ attributes }) => points(attributes['w']) ?? 0);
  const widths = Array.from({ length: count }, (_, index) => grid[index] ?? 0);
  if (sum(widths) >= count * 20 && widths.every((width) => width > 0)) return widths;
  const relative = cellWidths(rows, cells, count) ?? widths.map(() => 1);
  return relative.map((width) => width / sum(relative));
}

function cellWidths(
  rows: readonly XmlNode[],
  cells: readonly (readonly Cell[])[],
  count: number,
): number[] | undefined {
  const full = cells.findIndex((row) => row.length === count && row.every(({ span }) => span === 1));
  if (full === -1) return undefined;
  const widths = inside(rows[full]!, 'tc').map((cell) => {
    const { w, type } = childOf(childOf(cell, 'tcPr'), 'tcW')?.attributes ?? {};
    return type === 'pct' ? shareOf(w) * 100 : (points(w) ?? 0);
  });
  return widths.every((width) => width > 0) ? widths : undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
