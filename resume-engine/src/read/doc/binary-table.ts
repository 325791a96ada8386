import type { Block, Cell, Paragraph, Table } from '../docx/blocks';
import type { BinaryParagraph } from './binary-paragraphs';

interface Row {
  readonly cells: readonly (readonly Block[])[];
  readonly edges: readonly number[];
}

/** Edges closer than this, in twips, are equal. */
const SAME_EDGE = 60;
const MAX_CELLS = 63;

type Plain = (paragraph: BinaryParagraph) => Paragraph;

/**
 * Builds a table from cell paragraphs, some in nested tables: cells end with a mark, rows with
 * another.
 */
export function tableOf(paragraphs: readonly BinaryParagraph[], plain: Plain, depth = 1): Table | undefined {
  const rows = rowsOf(paragraphs, plain, depth);
  if (rows.length === 0) return undefined;
  const edges = gridOf(rows);
  return {
    kind: 'table',
    left: 0,
    columns: edges.slice(1).map((edge, index) => Math.max(1, (edge - edges[index]!) / 20)),
    rows: rows.map(({ cells, edges: own }) =>
      cells.map((blocks, index) => cellOf(blocks, [own[index]!, own[index + 1]!], edges)),
    ),
  };
}

function rowsOf(paragraphs: readonly BinaryParagraph[], plain: Plain, depth: number): Row[] {
  const rows: Row[] = [];
  let cells: Block[][] = [];
  let cell: Block[] = [];
  const endRow = (edges: readonly number[]) => {
    if (cells.length > 0) rows.push({ cells, edges: edges.length > cells.length ? edges : evenEdges(cells.length) });
    cells = [];
  };
  let inner: BinaryParagraph[] = [];
  const endInner = () => {
    const table = inner.length > 0 ? tableOf(inner, plain, depth + 1) : undefined;
    if (table) cell.push(table);
    inner = [];
  };
  for (const paragraph of paragraphs) {
    if (paragraph.depth > depth) {
      inner.push(paragraph);
      continue;
    }
    endInner();
    if (paragraph.rowEdges) {
      endRow(paragraph.rowEdges);
      cell = [];
      continue;
    }
    cell.push(plain(paragraph));
    if (!paragraph.endsCell) continue;
    if (cells.length < MAX_CELLS) cells.push(cell);
    cell = [];
  }
  endInner();
  if (cell.length > 0) cells.push(cell);
  endRow([]);
  return rows;
}

const evenEdges = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => Math.round((index * 9_000) / count));

function gridOf(rows: readonly Row[]): number[] {
  const all = rows.flatMap(({ edges }) => edges).sort((a, b) => a - b);
  return all.filter((edge, index) => index === 0 || edge - all[index - 1]! > SAME_EDGE);
}

function cellOf(blocks: readonly Block[], [left, right]: readonly [number, number], grid: readonly number[]): Cell {
  const at = (edge: number) =>
    grid.reduce((best, line, index) => (Math.abs(line - edge) < Math.abs(grid[best]! - edge) ? index : best), 0);
  const column = at(left);
  return { blocks, column, span: Math.max(1, at(right) - column), isContinued: false };
}
