import type { Analysis, CheckResult } from '../analysis';
import { contextOf } from '../result/context-of';
import { CHECKS } from '../checks/catalogue';
import type { Check } from '../checks/check';
import type { Layout } from '../layout';
import { readingOf } from '../reading-of';
import { isBlankResume } from '../resume-document/plain-text';
import type { ResumeDocument } from '../resume-document/resume-document';
import { judge } from '../score/judge';
import { byWorth, scoreOf } from '../score/score';
import { type Place, placesOf } from './place-of';
import { type PrintedRow, printedRows } from './printed-rows';
import { setSheet, type SetSheet } from './set-sheet';

/** What is asked about a resume that is being written. */
export interface LiveScoreInput {
  readonly document: ResumeDocument;
  /** How many pages it has when it is printed. */
  readonly pages: number;
  readonly asOf: Date;
}

/** Something to mend, and where. */
export type LiveFinding = Pick<CheckResult, 'id' | 'title' | 'message' | 'why' | 'fix' | 'example' | 'gain'> & {
  readonly status: 'warn' | 'fail';
  readonly places: readonly Place[];
};

/** A resume judged while it is written; points and limits as in `Analysis`. */
export type LiveScore = Pick<Analysis, 'overallScore' | 'categoryScores' | 'ceiling' | 'role'> & {
  /** Most points for the least effort first. */
  readonly findings: readonly LiveFinding[];
  /** Titles of the checks that look at the file itself: their points count as given. */
  readonly ofTheFile: readonly string[];
};

/**
 * Judges a resume as the check will judge the PDF that the editor makes of it: checks that need the file are not judged, their points
 * count as given, because that PDF meets them (`e2e/specs/resume`). Undefined for a resume that nobody has begun.
 */
export function liveScore({ document, pages, asOf }: LiveScoreInput): LiveScore | undefined {
  if (isBlankResume(document)) return undefined;
  const name = document.basics?.name?.trim();
  const sheet = setSheet(printedRows(document), { pages, title: name ? `${name} - Resume` : 'Resume' });
  const reading = readingOf(sheet.document);
  const context = contextOf(reading, { asOf });
  const checks = judge(context, LIVE_CHECKS);
  const { overallScore, categoryScores, ceiling } = scoreOf(checks, context);
  const rows = rowsOfLines(reading.layout, sheet);
  const { occupation } = context;
  return {
    overallScore,
    categoryScores,
    ...(ceiling && { ceiling }),
    ...(occupation && { role: { name: occupation.name, source: occupation.source } }),
    findings: byWorth(checks).map((check) => findingOf(check, placesOf(check, rows))),
    ofTheFile: CHECKS.filter(({ needsFile }) => needsFile).map(({ title }) => title),
  };
}

const given = (check: Check): Check => ({
  ...check,
  judge: () => ({ share: 1, message: 'The PDF of the editor meets this.' }),
});

const LIVE_CHECKS = CHECKS.map((check) => (check.needsFile ? given(check) : check));

/** A line keeps its distance from the top of the page on its way through the layout. */
function rowsOfLines({ lines, scale }: Layout, sheet: SetSheet): ReadonlyMap<number, PrintedRow> {
  const rows = new Map(sheet.lines.map(({ y, printed }) => [Math.round(y), printed]));
  return new Map(
    lines.flatMap(({ index, y }) => {
      const printed = rows.get(Math.round(y / scale));
      return printed ? [[index, printed]] : [];
    }),
  );
}

function findingOf(check: CheckResult, places: readonly Place[]): LiveFinding {
  const { id, title, message, why, fix, example, gain } = check;
  const status = check.status === 'warn' ? 'warn' : 'fail';
  return { id, status, title, message, why, gain, places, ...(fix && { fix }), ...(example && { example }) };
}
