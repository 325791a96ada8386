import type { ItemSource } from '../../document/item';
import type { Block, Cell, DrawingPlace, Paragraph, Table, TextBox } from './blocks';
import { LineBuilder } from './line-builder';
import type { SectionFormat } from './section-format';
import { joinTables, withHeadingsAbove } from './side-headings';
import { isDataTable, isHeading, isHeadingRow, layoutColumns } from './table-kinds';
import { fixedFlow, nestedFlow, type ColumnFlow, type FlowPlace } from './column-flow';
import type { WordPages } from './word-page';

/** Text along a flow. */
export interface FlowContext {
  readonly pages: WordPages;
  readonly flow: ColumnFlow;
  readonly source: ItemSource;
  readonly section: SectionFormat;
  readonly obstacles: Obstacle[];
}

interface Obstacle {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const CELL_MARGIN = 5.4;
const BOX_MARGIN = 7.2;
/** Line distance in text sizes. */
const LINE = 1.2;
const DESCENT = 0.25;
const GUTTER = 6;
const MAX_ROWS = 10_000;

/**
 * Lays blocks out along a flow.
 * @returns the distance along it that they reach
 */
export function flowBlocks(blocks: readonly Block[], context: FlowContext, from: number): number {
  let along = from;
  const parts = joinTables(blocks);
  for (const [index, block] of parts.entries()) {
    if (context.pages.isFull) return along;
    along =
      block.kind === 'table'
        ? flowTable(block, context, along)
        : flowParagraph(block, context, along + spaceAbove(block, parts[index - 1]));
  }
  return along;
}

function spaceAbove(block: Paragraph, above: Block | undefined): number {
  if (above?.kind !== 'paragraph') return block.format.before ?? 0;
  const joins = (one: Paragraph) => one.format.joinsSameStyle && block.style === above.style;
  return (joins(above) ? 0 : (above.format.after ?? 0)) + (joins(block) ? 0 : (block.format.before ?? 0));
}

function flowParagraph(paragraph: Paragraph, context: FlowContext, from: number): number {
  const { flow, pages } = context;
  const builder = new ParagraphFlow(paragraph, context, from);
  if (isHeading(paragraph)) pages.hasHeading = true;
  for (const inline of paragraph.inlines) {
    if (inline.kind === 'picture') pages.addPicture(inline, flow.at(builder.along).page);
    else if (inline.kind === 'box') builder.move((along) => flowBox(inline, context, along));
    else if (inline.kind === 'page') builder.move((along) => flow.nextPage(along));
    else if (inline.kind === 'column') builder.move((along) => flow.nextColumn(along));
    else builder.lines.add(inline);
  }
  return builder.end(!hasContent(paragraph));
}

class ParagraphFlow {
  along: number;
  lines: LineBuilder;
  #room: { readonly shift: number; readonly width: number };

  constructor(
    readonly paragraph: Paragraph,
    readonly context: FlowContext,
    from: number,
  ) {
    this.along = paragraph.format.startsPage && from > 0 ? context.flow.nextPage(from) : from;
    this.#room = roomAt(context.flow.at(this.along), context);
    this.lines = new LineBuilder(paragraph, this.#room.width);
  }

  move(elsewhere: (along: number) => number) {
    this.along = elsewhere(this.end(false));
    this.#room = roomAt(this.context.flow.at(this.along), this.context);
    this.lines = new LineBuilder(this.paragraph, this.#room.width);
  }

  end(hasEmptyLine: boolean): number {
    if (!this.lines.isEmpty || hasEmptyLine) this.lines.endLine();
    const { flow, pages, source } = this.context;
    for (const line of this.lines.lines) {
      const height = line.size * LINE * Math.min(3, Math.max(0.8, this.paragraph.format.lineFactor ?? 1));
      const place = flow.at(this.along + height - line.size * DESCENT);
      pages.addLine(line, { ...place, x: place.x + this.#room.shift }, source);
      this.along += height;
    }
    return this.along;
  }
}

/** A paragraph that only breaks the page or holds a drawing takes no line. */
const hasContent = ({ inlines }: Paragraph) => inlines.some(({ kind }) => kind !== 'text' && kind !== 'tab');

function roomAt(place: FlowPlace, { obstacles }: FlowContext): { shift: number; width: number } {
  let left = place.x;
  let right = place.x + place.width;
  for (const box of obstacles) {
    const isBeside = box.page === place.page && box.top <= place.y + 4 && box.bottom > place.y + 4;
    if (!isBeside || box.right <= left || box.left >= right) continue;
    if (box.left - left > right - box.right) right = Math.min(right, box.left - GUTTER);
    else left = Math.max(left, box.right + GUTTER);
  }
  return right - left < 72 ? { shift: 0, width: place.width } : { shift: left - place.x, width: right - left };
}

function flowBox(box: TextBox, context: FlowContext, along: number): number {
  const { flow, section } = context;
  const here = flow.at(along);
  const width = box.width > 36 ? box.width : here.width;
  const inner = { ...context, source: 'docx-textbox' as const, obstacles: [] };
  const isWide = width > (section.width - section.left - section.right) * 0.6;
  const { place } = box;
  if (!place || flowsWithText(place, isWide)) {
    return along + flowBlocks(box.blocks, { ...inner, flow: nestedFlow(flow, { from: along, x: 0, width }) }, 0);
  }
  const corner = cornerOf(place, here, section);
  const inside = { ...corner, x: corner.x + BOX_MARGIN, width: Math.max(36, width - 2 * BOX_MARGIN) };
  const depth = flowBlocks(box.blocks, { ...inner, flow: fixedFlow(inside) }, 0);
  const bottom = corner.y + Math.max(depth, box.height);
  if (place.pushesText === 'aside' && !isWide) {
    context.obstacles.push({ page: here.page, left: corner.x, right: corner.x + width, top: corner.y, bottom });
  }
  const isInTheWay = here.y >= corner.y - 24 && here.y < bottom;
  const isPushed = place.pushesText === 'below' || (place.pushesText === 'aside' && isWide);
  return isPushed && isInTheWay ? along + bottom - here.y : along;
}

const flowsWithText = ({ yFrom, pushesText }: DrawingPlace, isWide: boolean) =>
  isWide && yFrom === 'paragraph' && pushesText !== 'not';

function cornerOf({ x, y, xFrom, yFrom }: DrawingPlace, here: FlowPlace, section: SectionFormat) {
  const top = { page: 0, margin: section.top, paragraph: here.y }[yFrom];
  return { page: here.page, x: Math.max(0, (xFrom === 'page' ? 0 : section.left) + x), y: Math.max(12, top + y) };
}

function flowTable(asWritten: Table, context: FlowContext, from: number): number {
  const table = withHeadingsAbove(asWritten);
  const edges = columnEdges(table, context.flow.at(from).width);
  const source = context.source === 'docx-body' ? 'docx-table' : context.source;
  const flowCell = cellFlow(table, context);
  const open = new Map<number, number>();
  let along = from;
  for (const [index, row] of table.rows.entries()) {
    const top = along;
    const continuesBelow = (column: number) =>
      table.rows[index + 1]?.some((cell) => cell.column === column && cell.isContinued) ?? false;
    for (const cell of row) {
      const { column, span, isContinued } = cell;
      if (context.pages.isFull) return along;
      const left = edges[column] ?? 0;
      const width = Math.max(18, (edges[column + span] ?? edges.at(-1)!) - left - 2 * CELL_MARGIN);
      const flow = nestedFlow(context.flow, { from: top, x: left + CELL_MARGIN, width });
      const bottom = isContinued
        ? (open.get(column) ?? top)
        : top + flowCell(cell, { ...context, flow, source, obstacles: [] }, index);
      if (continuesBelow(column)) open.set(column, bottom);
      else along = Math.max(along, bottom);
    }
  }
  flowCell.end();
  return along;
}

interface CellFlow {
  (cell: Cell, context: FlowContext, row: number): number;
  readonly end: () => void;
}

/** How the cells of a table are laid out: as columns, as records, or one after the other. */
function cellFlow(table: Table, { pages }: FlowContext): CellFlow {
  const columns = layoutColumns(table);
  if (columns) return columnFlows(table, columns, pages);
  if (!isDataTable(table)) return Object.assign(flowWhole, { end: () => {} });
  const number = pages.nextTable();
  const inPlace = (cell: Cell, context: FlowContext, row: number) => {
    if (!isHeadingRow(table.rows[row]!))
      pages.place = { table: number, row: number * MAX_ROWS + row, column: cell.column };
    const depth = flowWhole(cell, context);
    pages.place = undefined;
    return depth;
  };
  return Object.assign(inPlace, { end: () => {} });
}

const flowWhole = ({ blocks }: Cell, context: FlowContext): number => flowBlocks(blocks, context, 0);

/**
 * Lays out the cells of a layout table column by column, between rows over all columns. What
 * precedes the first heading of the document in the main column (a name) is read first.
 */
function columnFlows(table: Table, columns: readonly number[], pages: WordPages): CellFlow {
  const leave = pages.enterColumns();
  const isFirst = !pages.hasHeading;
  const headed = table.rows.findIndex((row) => row.some(({ blocks }) => blocks.some(isHeading)));
  // Rows above the first heading, of name and contact details, precede both columns.
  const isBand = (row: number) => spansColumns(table.rows[row]!) || (isFirst && row < headed);
  const bands = table.rows.map((_, row) => table.rows.slice(0, row + 1).filter((_one, at) => isBand(at)).length);
  const firstRow = table.rows.findIndex((_, row) => !isBand(row));
  const inColumn = ({ blocks, column }: Cell, context: FlowContext, row: number): number => {
    const band = 2 * bands[row]!;
    const place = columns.indexOf(column);
    if (isBand(row)) {
      pages.enterColumn(band - 1, Math.max(0, place));
      return flowBlocks(blocks, context, 0);
    }
    const heading = isFirst && row === firstRow && place > 0 ? Math.max(0, blocks.findIndex(isHeading)) : 0;
    pages.enterColumn(band, -1);
    const depth = flowBlocks(blocks.slice(0, heading), context, 0);
    pages.enterColumn(band, place);
    return flowBlocks(blocks.slice(heading), context, depth);
  };
  return Object.assign(inColumn, { end: leave });
}

const spansColumns = (row: Table['rows'][number]): boolean => row.length === 1 && row[0]!.span > 1;

function columnEdges({ columns, share, left }: Table, available: number): number[] {
  const total = columns.reduce((sum, width) => sum + width, 0);
  const wanted = total < 1.5 ? available * (share ?? 1) : share === undefined ? total : available * share;
  let edge = left - CELL_MARGIN;
  return [edge, ...columns.map((width) => (edge += (width / total) * wanted))];
}
