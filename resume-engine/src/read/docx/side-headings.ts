import { headingKinds } from '../../sections/heading-kinds';
import type { Block, Cell, Paragraph, Table } from './blocks';

type Row = Table['rows'][number];

const longest = 60;
const maxWords = 6;
/**
 * Minimum number of known headings, and minimum share of rows with two cells; then the others in
 * that position are headings too.
 */
const minKnown = 3;
const minShare = 0.5;

/**
 * Converts a table with headings beside their text to headings above it: a heading broken into
 * lines by a narrow cell is joined and precedes all of its text.
 */
export function withHeadingsAbove(table: Table): Table {
  const headings = table.rows.map(sideHeading);
  const known = headings.filter((heading) => heading !== undefined && headingKinds(textOf(heading)) !== undefined);
  if (known.length < minKnown || known.length < minShare * table.rows.filter(hasSides).length) return table;
  const width = table.columns.length;
  return {
    ...table,
    rows: table.rows.flatMap((row, at): Row[] => {
      const heading = headings[at];
      return heading === undefined ? [row] : [[headingCell(heading, width)], row.slice(1)];
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
  return text.length <= longest && text.split(/\s+/u).length <= maxWords ? heading : undefined;
}

const hasSides = (row: Row): boolean => row.length === 2;

const isFilled = (block: Block): boolean => block.kind === 'table' || textOf(block) !== '';

const textOf = ({ inlines }: Paragraph): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : ' '))
    .join('')
    .trim();
