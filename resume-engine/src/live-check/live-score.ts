import type { Analysis, CheckResult } from '../analysis';
import { contextOf } from '../result/context-of';
import { CHECKS } from '../checks/catalogue';
import type { Check } from '../checks/check';
import type { Layout } from '../layout';
import { readingOf } from '../reading-of';
import { isBlankResume } from '../resume-document/plain-text';
import type { ResumeDocument } from '../resume-document/resume-document';
import { judge } from '../score/judge';
import { byWorth, scoreOf, strengthsOf } from '../score/score';
import { type Place, placesOf } from './place-of';
import { type PrintedRow, printedRows } from './printed-rows';
import { layOutSheet, type SheetLayout } from './sheet-layout';

export interface LiveScoreInput {
  readonly document: ResumeDocument;
  readonly pages: number;
  readonly asOf: Date;
}

export type LiveFinding = Pick<CheckResult, 'id' | 'title' | 'message' | 'why' | 'fix' | 'example' | 'gain'> & {
  readonly status: 'warn' | 'fail';
  readonly places: readonly Place[];
};

/** Score of a resume in the editor; points and limits as in `Analysis`. */
export type LiveScore = Pick<Analysis, 'overallScore' | 'categoryScores' | 'ceiling' | 'role' | 'strengths'> & {
  /** The sum before the ceiling and before rounding, to two decimals. */
  readonly points: number;
  /** Ordered by points. */
  readonly findings: readonly LiveFinding[];
  /** Titles of the checks that need the file: their points count as earned. */
  readonly ofTheFile: readonly string[];
};

/**
 * Scores a resume as the full check scores the PDF that the editor exports. Checks that need the
 * file count as passed, because that PDF meets them (`e2e/specs/resume`). Undefined for an empty
 * resume.
 */
export function liveScore(input: LiveScoreInput): LiveScore | undefined {
  if (isBlankResume(input.document)) return undefined;
  const { context, sheet } = liveContext(input);
  const checks = judge(context, LIVE_CHECKS);
  const { overallScore, categoryScores, ceiling } = scoreOf(checks, context);
  const rows = rowsOfLines(context.layout, sheet);
  const { occupation } = context;
  const points = checks.reduce((sum, check) => sum + Math.round(check.points * 100), 0) / 100;
  return {
    overallScore,
    points,
    categoryScores,
    strengths: strengthsOf(checks.filter(({ id }) => !OF_THE_FILE.has(id))),
    ...(ceiling && { ceiling }),
    ...(occupation && { role: { name: occupation.name, source: occupation.source } }),
    findings: byWorth(checks, ceiling?.checks ?? []).map((check) => findingOf(check, placesOf(check, rows))),
    ofTheFile: CHECKS.filter(({ id }) => OF_THE_FILE.has(id)).map(({ title }) => title),
  };
}

/** The input of the checks for a resume as the editor prints it. */
export function liveContext({ document, pages, asOf }: LiveScoreInput) {
  const name = document.basics?.name?.trim();
  const sheet = layOutSheet(printedRows(document), { pages, title: name ? `${name} - Resume` : 'Resume' });
  return { context: contextOf(readingOf(sheet.document), { asOf }), sheet };
}

const given = (check: Check): Check => ({
  ...check,
  judge: () => ({ share: 1, message: 'The PDF of the editor meets this.' }),
});

const OF_THE_FILE = new Set(CHECKS.flatMap(({ id, needsFile }) => (needsFile ? [id] : [])));

const LIVE_CHECKS = CHECKS.map((check) => (check.needsFile ? given(check) : check));

function rowsOfLines({ lines, scale }: Layout, sheet: SheetLayout): ReadonlyMap<number, PrintedRow> {
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
