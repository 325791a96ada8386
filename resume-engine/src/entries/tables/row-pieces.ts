import type { Line } from '../../document/line';
import { findBoard } from '../../fields/education/find-board';
import { institutionEvidence } from '../../fields/experience/organization-evidence';
import type { Mark, Piece } from '../pieces/piece';
import { splitLine } from '../pieces/split-line';
import type { TableCell, TableRow } from './grid';

/** The cell as a separate line, at the position of its first line. */
function lineOf({ text, lines }: TableCell): Line | null {
  const first = lines[0];
  if (!first || !text) return null;
  return { ...first, text, cells: [{ ...(first.cells[0] ?? { ...first, from: 0 }), text, from: 0 }] };
}

function boardBelow({ text, breaks = [] }: TableCell): number | undefined {
  return breaks.find((at) => {
    const [school, rest] = [text.slice(0, at), text.slice(at)];
    const isBoard =
      findBoard(rest)?.from === 0 ||
      /^[A-Z][A-Z&]{2,8}\b/.test(rest) ||
      /^(?!(?:University|Board|Council)\b(?! of\b))[A-Z].*\b(?:University|Board|Council)\b/.test(rest);
    return isBoard && !/\s(?:of|and|&)\s$/.test(school) && institutionEvidence(school) > 0.6;
  });
}

/** The pieces of a table row, each with its column as a hint. */
export function piecesOfRow<V>(
  row: TableRow,
  columns: readonly (string | undefined)[],
  marksOf: (text: string) => Mark<V>[],
): Piece<V>[] {
  return row.flatMap((cell, at) => {
    const line = lineOf(cell);
    const hint = columns[at];
    if (!line) return [];
    const hints = hint === undefined ? [] : [{ skipFrom: 0, from: 0, hint }];
    const board = hint === 'institution' ? boardBelow(cell) : undefined;
    const second = board === undefined ? [] : [{ skipFrom: board, from: board, hint: 'board' }];
    return splitLine(line, { marks: marksOf(cell.text), hints: [...hints, ...second] }, 'cell');
  });
}
