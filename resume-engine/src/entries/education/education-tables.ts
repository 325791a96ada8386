import type { Line } from '../../document/line';
import { findBoard } from '../../fields/education/find-board';
import { findDegree } from '../../fields/education/find-degree';
import { findGrade } from '../../fields/education/find-grade';
import { institutionEvidence } from '../../fields/experience/organization-evidence';
import type { EducationEntry } from '../../resume/resume';
import { assign } from '../assign/assign';
import { findWhen } from '../evidence/when';
import { byContent, byHeader, type ReadTable } from '../tables/columns';
import { findGrid, type Grid, type TableRow } from '../tables/grid';
import { piecesOfRow } from '../tables/row-pieces';
import { EDUCATION_WORDS, type EducationLabel } from './education-labels';
import { educationMarks } from './education-line';
import { educationEntryOf } from './education-entry';
import { educationRules } from './education-rules';

export type EducationPart = { readonly education: readonly EducationEntry[] } | { readonly lines: readonly Line[] };

function kindOf(text: string): EducationLabel | undefined {
  if (findDegree(text)?.from === 0) return 'degree';
  if (findGrade(text) || /^\d{1,2}(?:\.\d+)?\s?%?$/.test(text)) return 'grade';
  if (findWhen(text).length) return 'date';
  if (findBoard(text)) return 'board';
  return institutionEvidence(text) > 0.4 ? 'institution' : undefined;
}

function tableOf(grid: Grid): ReadTable<EducationLabel> | null {
  const headed = byHeader(grid, EDUCATION_WORDS, 3);
  if (headed) return headed;
  const read = byContent(grid, kindOf);
  const isTable = read.columns.includes('degree') && read.columns.filter((kind) => kind !== undefined).length >= 3;
  return isTable ? read : null;
}

export function educationOfRow(row: TableRow, columns: readonly (EducationLabel | undefined)[]): EducationEntry | null {
  const pieces = piecesOfRow(row, columns, educationMarks);
  const head = assign(pieces, educationRules());
  const lines = [...new Set(row.flatMap((cell) => cell.lines))].sort((a, b) => a.index - b.index);
  const entry = educationEntryOf({ head, headLines: lines, bodyLines: [] });
  return entry.degree || entry.institution ? entry : null;
}

/** A cell for the school of several rows has its text in the first of them. */
function withMergedCells(rows: readonly TableRow[], columns: readonly (EducationLabel | undefined)[]): TableRow[] {
  const filled: TableRow[] = [];
  for (const row of rows)
    filled.push(
      row.map((cell, at) => {
        const above = filled.at(-1)?.[at];
        const isMerged = cell.text === '' && cell.lines.length === 0 && columns[at] === 'institution';
        return isMerged && above ? above : cell;
      }),
    );
  return filled;
}

/** The lines of an education section in runs, each table read row by row. */
export function takeEducationTables(lines: readonly Line[]): EducationPart[] {
  const grid = findGrid(lines);
  const table = grid && tableOf(grid);
  if (!grid || !table) return [{ lines }];
  const education = withMergedCells(table.rows, table.columns)
    .map((row) => educationOfRow(row, table.columns))
    .filter((entry) => entry !== null);
  return [{ lines: lines.slice(0, grid.from) }, { education }, ...takeEducationTables(lines.slice(grid.to))];
}
