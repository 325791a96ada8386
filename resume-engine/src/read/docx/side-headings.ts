import { headingKinds } from '../../sections/heading-kinds';
import type { Block, Cell, Paragraph, Table } from './blocks';
import { isFilled, textOf } from './table-kinds';

type Row = Table['rows'][number];

const MAX_LENGTH = 60;
const MAX_WORDS = 6;
/**
 * Minimum number of known headings, and minimum share of rows with two cells; then the others in
 * that position are headings too.
 */
const MIN_KNOWN_HEADINGS = 3;
const MIN_KNOWN_SHARE = 0.5;

/**
 * Converts a table with headings beside their text to headings above it: a heading broken into
 * lines by a narrow cell is joined and precedes all of its text.
 */
export function withHeadingsAbove(table: Table): Table {
  const headings = table.rows.map(sideHeading);
  const known = headings.filter((heading) => heading !== undefined && headingKinds(textOf(heading)) !== undefined);
  if (known.length < MIN_KNOWN_HEADINGS || known.length < MIN_KNOWN_SHARE * table.rows.filter(hasSides).length)
    return table;
  const width = table.columns.length;
  // Below its heading the text begins at the left edge, as wide as before.
  const isMoved = width === 2;
  return {
    ...table,
    columns: isMoved ? table.columns.toReversed() : table.columns,
    rows: table.rows.flatMap((row, at): Row[] => {
      const heading = headings[at];
      const [first, ...others] = row;
      const text = isMoved ? others.map((cell) => ({ ...cell, column: 0 })) : others;
      if (heading !== undefined) return [[headingCell(heading, width)], text];
      return isMoved && others.length > 0 && first?.blocks.some(isFilled) === false ? [text] : [row];
    }),
  };
}

const headingCell = ({ format: { align: _, ...format }, ...heading }: Paragraph, span: number): Cell => ({
  blocks: [{ ...heading, format }],
  column: 0,
  span,
  isContinued: false,
});

function sideHeading(row: Row): Paragraph | undefined {
  const [first, ...others] = row;
  if (first === undefined || others.length !== 1 || !others[0]!.blocks.some(isFilled)) return undefined;
  const [heading, ...rest] = first.blocks.filter(isFilled);
  if (heading?.kind !== 'paragraph' || rest.length > 0 || first.isContinued) return undefined;
  const text = textOf(heading);
  return text.length <= MAX_LENGTH && text.split(/\s+/u).length <= MAX_WORDS ? heading : undefined;
}

/** A row with an empty first cell continues the section above. */
const hasSides = (row: Row): boolean => row.length === 2 && row[0]!.blocks.some(isFilled) && !row[0]!.isContinued;

const isSection = ({ rows: [row] }: Table): boolean => {
  const heading = row && sideHeading(row);
  return heading !== undefined && headingKinds(textOf(heading)) !== undefined;
};

/** Joins tables of one section each, with at most one empty paragraph between them. */
export function joinTables(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const [above, between] = [joined.at(-2), joined.at(-1)];
    const last = between?.kind === 'table' ? between : between && !isFilled(between) ? above : undefined;
    if (block.kind !== 'table' || last?.kind !== 'table' || !isSection(last) || !isSection(block)) joined.push(block);
    else joined.splice(joined.lastIndexOf(last), 2, { ...last, rows: [...last.rows, ...block.rows] });
  }
  return joined;
}
