import type { Line } from '../../document/line';
import { findBoard } from '../../fields/education/find-board';
import { findDegree } from '../../fields/education/find-degree';
import { findGrade } from '../../fields/education/find-grade';
import { institutionEvidence } from '../../fields/work/organisation-evidence';
import type { Study } from '../../resume/resume';
import { assign } from '../assign/assign';
import { findWhen } from '../evidence/when';
import { byContent, byHeader, type ReadTable } from '../tables/columns';
import { findGrid, type Grid, type TableRow } from '../tables/grid';
import { piecesOfRow } from '../tables/row-pieces';
import { STUDY_WORDS, type StudyLabel } from './study-labels';
import { studyMarks } from './study-line';
import { studyOf } from './study-of';
import { studyRules } from './study-rules';

/** A run of lines of an education section: a table that was read, or lines that are still to be read. */
export type StudyPart = { readonly studies: readonly Study[] } | { readonly lines: readonly Line[] };

function kindOf(text: string): StudyLabel | undefined {
  if (findDegree(text)?.from === 0) return 'degree';
  if (findGrade(text) || /^\d{1,2}(?:\.\d+)?\s?%?$/.test(text)) return 'grade';
  if (findWhen(text).length) return 'date';
  if (findBoard(text)) return 'board';
  return institutionEvidence(text) > 0.4 ? 'institution' : undefined;
}

function tableOf(grid: Grid): ReadTable<StudyLabel> | null {
  const headed = byHeader(grid, STUDY_WORDS, 3);
  if (headed) return headed;
  const read = byContent(grid, kindOf);
  const isTable = read.columns.includes('degree') && read.columns.filter((kind) => kind !== undefined).length >= 3;
  return isTable ? read : null;
}

/** A row of a table as a study, by what is known of its columns. */
export function studyOfRow(row: TableRow, columns: readonly (StudyLabel | undefined)[]): Study | null {
  const pieces = piecesOfRow(row, columns, studyMarks);
  const head = assign(pieces, studyRules());
  const lines = [...new Set(row.flatMap((cell) => cell.lines))].sort((a, b) => a.index - b.index);
  const study = studyOf({ head, headLines: lines, bodyLines: [] });
  return study.degree || study.institution ? study : null;
}

/** The lines of an education section in runs, each table read row by row. */
export function takeStudyTables(lines: readonly Line[]): StudyPart[] {
  const grid = findGrid(lines);
  const table = grid && tableOf(grid);
  if (!grid || !table) return [{ lines }];
  const studies = table.rows.map((row) => studyOfRow(row, table.columns)).filter((study) => study !== null);
  return [{ lines: lines.slice(0, grid.from) }, { studies }, ...takeStudyTables(lines.slice(grid.to))];
}
