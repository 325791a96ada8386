import { cellsOf } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const begun = /\d.*(?:\b(?:to|till|until)|[-–—])$/iu;
const begunWithMonth = /\d.*(?:\bto|[-–—])\s+\p{L}{3,9}\.?$/iu;
const rest = /^(?:\p{L}{3,9}\.?,?\s)?(?:\d{1,2}[/.-])*(?:\d{4}|present|current|now|date|today|till\s(?:date|now))$/iu;

/** Joins a date range that a narrow column broke (`03/09/2018 to` over `10/06/2021`) in the row where it begins. */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const before = joined.at(-1);
    const end = before === undefined ? undefined : endOf(before, row);
    if (before === undefined || end === undefined) {
      joined.push(row);
      continue;
    }
    const text = end.rest.map((run) => run.text).join(' ');
    const last = end.date.at(-1)!;
    joined[joined.length - 1] = before.map((run) => (run === last ? { ...run, text: `${run.text} ${text}` } : run));
    const left = row.filter((run) => !end.rest.includes(run));
    if (left.length > 0) joined.push(left);
  }
  return joined;
}

/** The runs of a date in a row and of its rest in the next, which begins at the same place. */
function endOf(before: Row, row: Row): { date: readonly Run[]; rest: readonly Run[] } | undefined {
  if (row[0]!.y - before[0]!.y > 2 * row[0]!.size) return undefined;
  const cells = cellsOf(before);
  if (cells.length < 2) return undefined;
  for (const cell of cellsOf(row)) {
    if (!rest.test(cell.text)) continue;
    const above = cells.find((other) => isAbove(other.runs, cell.runs));
    const isBegun = above !== undefined && (begun.test(above.text) || begunWithMonth.test(above.text));
    if (isBegun) return { date: above.runs, rest: cell.runs };
  }
  return undefined;
}

function isAbove(above: readonly Run[], below: readonly Run[]): boolean {
  const startsThere = Math.abs(above[0]!.x - below[0]!.x) < 3;
  return startsThere || Math.abs(above.at(-1)!.right - below.at(-1)!.right) < 3;
}
