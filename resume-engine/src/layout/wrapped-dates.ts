import { cellsOf, joined } from './cells';
import type { Run } from './runs';

type Row = readonly Run[];

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}`;
const PRESENT = String.raw`(?:present|current|now|date|today|till\s(?:date|now))`;
const DATE = String.raw`(?:(?:\d{1,2}\s)?${MONTH}[.,'’\s-]{0,2}(?:\d{4}|\d{2})|(?:\d{1,2}[/.-])*\d{4}|${PRESENT})`;
const DASH_OR_TO = String.raw`(?:[-–—]|\b(?:to|till|until)\b)`;

const ENDS_WITH_DASH = /\d.*(?:\b(?:to|till|until)|[-–—])$/iu;
const ENDS_WITH_DASH_AND_MONTH = /\d.*(?:\bto|[-–—])\s+\p{L}{3,9}\.?$/iu;
const IS_DATE = new RegExp(String.raw`^(?:\p{L}{3,9}\.?,?\s(?=\d))?${DATE}$`, 'iu');
const ENDS_WITH_YEAR = new RegExp(String.raw`(?:\b${MONTH}[.,'’\s-]{0,2}|[/.-]|\b)(?:19|20)\d{2}$`, 'iu');
const IS_DASH_AND_DATE = new RegExp(String.raw`^${DASH_OR_TO}\s*${DATE}\.?$`, 'iu');
const ENDS_WITH_MONTH = new RegExp(String.raw`(?:^|[\s|,(])${MONTH}\.?$`, 'iu');
const IS_YEAR_DASH_AND_DATE = new RegExp(String.raw`^\d{4}\s*${DASH_OR_TO}\s*${DATE}\.?$`, 'iu');

/**
 * Joins a date range that a narrow column broke (`03/09/2018 to` over `10/06/2021`) in the row
 * where it begins.
 */
export function joinWrappedDates(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const before = whole.at(-1);
    const end = before === undefined ? undefined : endOf(before, row);
    if (before === undefined || end === undefined) {
      whole.push(row);
      continue;
    }
    const text = joined(end.rest);
    const last = end.date.at(-1)!;
    whole[whole.length - 1] = before.map((run) => (run === last ? { ...run, text: `${run.text} ${text}` } : run));
    const left = row.filter((run) => !end.rest.includes(run));
    if (left.length > 0) whole.push(left);
  }
  return whole;
}

/** The runs of a date in a row and of its continuation in the next, at the same left edge. */
function endOf(before: Row, row: Row): { date: readonly Run[]; rest: readonly Run[] } | undefined {
  if (row[0]!.y - before[0]!.y > 2 * row[0]!.size || row[0]!.place || before[0]!.place) return undefined;
  const [cells, below] = [cellsOf(before), cellsOf(row)];
  const isText = cells.length === 1 && below.length === 1;
  for (const cell of below) {
    const above = cells.find((other) =>
      isAbove(other.runs, cell.runs, isText ? INDENT_TOLERANCE_PT : ALIGNMENT_TOLERANCE_PT),
    );
    if (above !== undefined && isContinued(above.text, cell.text)) return { date: above.runs, rest: cell.runs };
  }
  return undefined;
}

/**
 * Whether a text ends in the middle of a date range (`Pune | 10/2019 -`) and the one below only
 * completes it (`Present`).
 */
const isContinued = (upper: string, lower: string): boolean =>
  (IS_DATE.test(lower) && (ENDS_WITH_DASH.test(upper) || ENDS_WITH_DASH_AND_MONTH.test(upper))) ||
  (IS_DASH_AND_DATE.test(lower) && ENDS_WITH_YEAR.test(upper)) ||
  (IS_YEAR_DASH_AND_DATE.test(lower) && ENDS_WITH_MONTH.test(upper));

const ALIGNMENT_TOLERANCE_PT = 3;
/** The first line of a paragraph may be indented or hanging. */
const INDENT_TOLERANCE_PT = 40;

function isAbove(above: readonly Run[], below: readonly Run[], reach: number): boolean {
  const startsThere = Math.abs(above[0]!.x - below[0]!.x) < reach;
  return startsThere || Math.abs(above.at(-1)!.right - below.at(-1)!.right) < ALIGNMENT_TOLERANCE_PT;
}
