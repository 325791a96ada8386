import type { Line } from '../../document/line';
import { organizationEvidence } from '../../fields/experience/organization-evidence';
import { titleEvidence } from '../../fields/experience/title-evidence';
import type { DateRange, ExperienceEntry } from '../../resume/resume';
import { assign } from '../assign/assign';
import { findWhen, presentIn } from '../evidence/when';
import { labelWords } from '../labels/find-labels';
import { byContent, byHeader, type ReadTable } from '../tables/columns';
import { findGrid, type Grid, type TableCell, type TableRow } from '../tables/grid';
import { piecesOfRow } from '../tables/row-pieces';
import { NO_LEANING } from './experience-leaning';
import { EXPERIENCE_WORDS } from './experience-labels';
import { experienceEntryOf } from './experience-entry';
import { experienceRules } from './experience-rules';

export type Column = 'company' | 'title' | 'date' | 'start' | 'end' | 'location' | 'other' | 'body';

const WORDS: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...[...EXPERIENCE_WORDS].map(([word, kind]): [string, Column] => [
    word,
    kind === 'client' ? 'company' : kind === 'project' ? 'other' : kind,
  ]),
  ...labelWords<Column>({
    start: 'from|start date|from date|date of joining|joining date|doj|start|joined|joining',
    end: 'to|end date|to date|till|date of leaving|relieving date|leaving date|upto|end|relieved|date of relieving|leaving|until',
    other:
      's no|sr no|sl no|sno|srno|no|serial no|sl|remarks|reason for leaving|total|years of experience|ctc|total experience|salary|experience in years',
    company:
      'name of the organization|name of the employer|name of firm|organization name|employer name|company organization|organisation company|office institute|office|name & address of employer|name of hospital|school college|hospital|institute',
    title:
      'position held|post|job title|designation role|role designation|designation position|post held|position designation',
    body: 'nature of work|responsibilities|key responsibilities|job profile|duties|nature of job|work done|job description|work profile',
    date: '',
    location: '',
  }),
]);

export type ExperiencePart = { readonly experience: readonly ExperienceEntry[] } | { readonly lines: readonly Line[] };

function kindOf(text: string): Column | undefined {
  if (findWhen(text).length) return 'date';
  if (titleEvidence(text) > 0.6) return 'title';
  return organizationEvidence(text) > 0.5 ? 'company' : undefined;
}

function tableOf(grid: Grid): ReadTable<Column> | null {
  const headed = byHeader(grid, WORDS, 3);
  if (headed) return headed;
  const read = byContent(grid, kindOf);
  if ((['title', 'company', 'date'] as const).every((kind) => read.columns.includes(kind))) return read;
  const isRuled = grid.rows[0]?.some(({ lines: [line] }) => line?.cells[0]?.place !== undefined);
  return isRuled === true ? withDuties(read) : null;
}

const MIN_DUTY_WORDS = 5;

/**
 * A ruled table of jobs that no list has (`Uncle's shop`, `helper`, `presently`) is known by its
 * column of duties and a date: the first two other columns are employer and title.
 */
function withDuties({ rows, columns }: ReadTable<Column>): ReadTable<Column> | null {
  const words = (at: number) => rows.map((row) => row[at]?.text.split(/\s+/).length ?? 0);
  const body = columns.findIndex(
    (_, at) => words(at).filter((count) => count >= MIN_DUTY_WORDS).length * 2 > rows.length,
  );
  const hasDate = (at: number) => rows.some((row) => findWhen(row[at]?.text ?? '').length > 0);
  const date = columns.findIndex((_, at) => at !== body && hasDate(at));
  const others = [...columns.keys()].filter((at) => at !== body && at !== date);
  if (body < 0 || date < 0 || others.length !== 2) return null;
  const sum = (at: number, evidence: (text: string) => number) =>
    rows.reduce((all, row) => all + evidence(row[at]?.text ?? ''), 0);
  const lean = (at: number) => sum(at, titleEvidence) - sum(at, organizationEvidence);
  const title = lean(others[0]!) > lean(others[1]!) ? others[0] : others[1];
  const kindAt = (at: number): Column =>
    at === body ? 'body' : at === date ? 'date' : at === title ? 'title' : 'company';
  return { rows, columns: columns.map((_, at) => kindAt(at)) };
}

function withRange(
  row: TableRow,
  columns: readonly (Column | undefined)[],
): { row: TableRow; columns: (Column | undefined)[] } {
  const [start, end] = [row[columns.indexOf('start')], row[columns.indexOf('end')]];
  if (!start || !end) return { row, columns: [...columns] };
  const range: TableCell = { text: `${start.text} - ${end.text}`, lines: [...start.lines, ...end.lines] };
  const isOther = (at: number) => columns[at] !== 'start' && columns[at] !== 'end';
  return {
    row: [...row.filter((_, at) => isOther(at)), range],
    columns: [...columns.filter((_, at) => isOther(at)), 'date'],
  };
}

export function experienceOfRow(
  cells: TableRow,
  kinds: readonly (Column | undefined)[],
  isInternship: boolean,
): ExperienceEntry | null {
  const { row, columns } = withRange(cells, kinds);
  const isHead = (at: number) => columns[at] !== 'body';
  const head = assign(
    piecesOfRow(
      row.filter((_, at) => isHead(at)),
      columns.filter((_, at) => isHead(at)),
      findWhen,
    ),
    experienceRules(NO_LEANING),
  );
  const lines = (part: TableRow) => [...new Set(part.flatMap((cell) => cell.lines))].sort((a, b) => a.index - b.index);
  const body = row
    .filter((cell, at) => !isHead(at) && cell.text)
    .map((cell) => ({ text: cell.text, lines: cell.lines, hasGlyph: false }));
  const entry = experienceEntryOf({ head, headLines: lines(cells), bodyLines: [], isInternship });
  const dates = { ...datesAlone(row[columns.indexOf('date')]), ...entry.dates };
  return entry.title || entry.company ? { ...entry, dates, bullets: body } : null;
}

function datesAlone(cell: TableCell | undefined): DateRange {
  const [line] = cell?.lines ?? [];
  return cell && line ? presentIn(cell.text, line) : {};
}

export function takeExperienceTables(lines: readonly Line[], isInternship: boolean): ExperiencePart[] {
  const grid = findGrid(lines);
  const table = grid && tableOf(grid);
  if (!grid || !table) return [{ lines }];
  const experience = table.rows
    .map((row) => experienceOfRow(row, table.columns, isInternship))
    .filter((entry) => entry !== null);
  return [
    { lines: lines.slice(0, grid.from) },
    { experience },
    ...takeExperienceTables(lines.slice(grid.to), isInternship),
  ];
}
