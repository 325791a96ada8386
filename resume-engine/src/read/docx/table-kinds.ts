import { headingKinds } from '../../sections/heading-kinds';
import type { Block, Cell, Paragraph, Table } from './blocks';

/** Cells of a data table are short; one with longer texts is read line by line. */
const MAX_DATA_LENGTH = 120;
const MIN_COLUMNS = 3;
const MIN_ROWS = 2;
/** Paragraphs of a column in a layout table. */
const MIN_PARAGRAPHS = 4;

export const textOf = ({ inlines }: Paragraph): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : ' '))
    .join('')
    .trim();

export const isFilled = (block: Block): boolean =>
  block.kind === 'table' || textOf(block) !== '' || block.inlines.some(({ kind }) => kind === 'box');

const isFilledCell = ({ blocks }: Cell): boolean => blocks.some(isFilled);

/** Whether the rows of a table are records: at least three columns of short texts. */
export function isDataTable({ rows }: Table): boolean {
  const cells = rows.flat().filter(isFilledCell);
  const short = cells.filter(({ blocks }) => blocks.every((block) => block.kind === 'paragraph' && isShort(block)));
  const full = rows.filter((row) => row.filter(isFilledCell).length >= MIN_COLUMNS);
  return full.length >= MIN_ROWS && full.length >= rows.length / 2 && short.length >= 0.8 * cells.length;
}

const isShort = (paragraph: Paragraph): boolean => textOf(paragraph).length <= MAX_DATA_LENGTH;

/**
 * The columns of a layout table in reading order, if it is one: two columns or more with their own
 * headings, or one row of long columns.
 */
export function layoutColumns(table: Table): readonly number[] | undefined {
  const rows = table.rows.filter((row) => row.filter(isFilledCell).length > 1);
  const columns = [...new Set(rows.flatMap((row) => row.filter(isFilledCell).map(({ column }) => column)))].sort(
    (one, other) => one - other,
  );
  if (columns.length < 2 || columns.length > 3) return undefined;
  const blocks = columns.map((column) => rows.map((row) => row.filter((cell) => cell.column === column)));
  const headed = blocks.filter((column) => hasHeading(column.map((cells) => cells.flatMap((cell) => cell.blocks))));
  const isLong = rows.length === 1 && blocks.every((column) => paragraphCount(column.flat(2)) >= MIN_PARAGRAPHS);
  return headed.length >= 2 || (isLong && headed.length > 0) ? columns : undefined;
}

/** Whether a column has a heading above more text: in its cell, or in the cell below. */
const hasHeading = (cells: readonly (readonly Block[])[]): boolean =>
  cells.some((blocks, row) => {
    const filled = blocks.filter(isFilled);
    const below = (cells[row + 1] ?? []).filter(isFilled);
    return filled.some((block, at) => isHeading(block) && (at + 1 < filled.length || (at === 0 && below.length > 1)));
  });

export const isHeading = (block: Block): boolean =>
  block.kind === 'paragraph' && headingKinds(textOf(block)) !== undefined;

/** A heading inside a data table, in a row of its own. */
export function isHeadingRow(row: Table['rows'][number]): boolean {
  const [block, ...others] = row.flatMap(({ blocks }) => blocks.filter(isFilled));
  return block !== undefined && others.length === 0 && isHeading(block);
}

const paragraphCount = (cells: readonly Cell[]): number =>
  cells.flatMap(({ blocks }) => blocks.filter(isFilled)).length;
