import { MAX_IMPORT_ROWS, type ImportReport as OfficeReport, type RejectedRow } from '@kadam/shared/contract/imports';
import type { Database, Queryable } from '../../db/database';
import { FileError, ImportError, printable } from '../../import/errors';
import { importFile, type ImportListener, type ImportReport, type ImportRequest } from '../../import/import-file';
import { MAX_REPORTED } from '../../import/record-validator';
import { ending, remarkText } from '../../import/report-text';
import { uploadedSourceFile } from '../../import/source-file';
import type { Task, TaskKind, TaskLog } from '../../tasks';
import type { Actor, AuditedParts } from '../audit';
import { JOBS_IMPORT } from '../jobs';
import { importStatesRepository } from './import-states.repository';
import { importsRepository } from './imports.repository';
import { undoRepository } from './undo.repository';

interface Parts extends AuditedParts {
  readonly log: TaskLog;
}

export interface ImportWork {
  readonly importId: string;
  readonly work: 'check' | 'write' | 'undo';
  readonly skipsRejected?: boolean;
  readonly by: Actor;
}

export const IMPORT_TASK = 'import';
const TIMEOUT_MS = 10 * 60_000;
const MAX_ATTEMPTS = 3;
const PROGRESS_MS = 500;
const FAILED = 'This did not work for a technical reason. Please try again.';

/**
 * Checks, writes and undoes imports in tasks, in any process: neither a closed tab nor a restart
 * stops them.
 */
export const importTask = (parts: Parts): TaskKind<ImportWork> => ({
  kind: IMPORT_TASK,
  atOnce: 1,
  timeoutMs: TIMEOUT_MS,
  about: ({ importId, work }) => ({ importId, work }),
  async run(task, signal) {
    const states = importStatesRepository(parts.database);
    try {
      await WORK[task.payload.work](parts, task.payload, signal);
    } catch (error) {
      const sentence = failureOf(error, task, signal);
      if (sentence === undefined) throw error;
      if (sentence === FAILED) parts.log.error({ err: error, importId: task.payload.importId }, 'an import failed');
      await states.failed(task.payload.importId, sentence);
    }
  },
});

/** The reason as a message; undefined if the task is to be retried. */
function failureOf(error: unknown, { attempts }: Task, signal: AbortSignal): string | undefined {
  if (error instanceof FileError || error instanceof ImportError) return error.message;
  return signal.aborted || attempts < MAX_ATTEMPTS ? undefined : FAILED;
}

const WORK = { check, write, undo } as const;

async function check(parts: Parts, { importId }: ImportWork, signal: AbortSignal): Promise<void> {
  const report = await run(parts, importId, { state: 'checking', signal, change: { isDryRun: true } });
  if (report) await importStatesRepository(parts.database).checked(importId, report.office);
}

async function write(parts: Parts, { importId, skipsRejected, by }: ImportWork, signal: AbortSignal): Promise<void> {
  const rejections: RejectedRow[] = [];
  const recording: ImportRequest['recording'] = {
    importId,
    begin: async () => undefined,
    async end(tx, report) {
      await recordWritten(tx, { parts, importId, by, report: officeReport(report, rejections) });
      await importStatesRepository(tx).rememberMapping(importId);
    },
  };
  const change = { isSkippingInvalid: skipsRejected === true, recording };
  const report = await run(parts, importId, { state: 'importing', signal, change, rejections });
  if (report && report.engine.outcome.status !== 'written')
    throw new ImportError(`${ending(report.engine)} Check the file again.`);
}

interface Written {
  readonly parts: Pick<Parts, 'audit' | 'clock'>;
  readonly importId: string;
  readonly by: Actor;
  readonly report: OfficeReport;
}

/** Records in the transaction of an import that it is complete. */
export async function recordWritten(tx: Queryable, { parts, importId, by, report }: Written): Promise<void> {
  await importStatesRepository(tx).imported(importId, report, parts.clock());
  const stored = await importsRepository(tx).find(importId);
  const { added, changed, closed, rejected } = report;
  await parts.audit.record(tx, by, {
    action: 'import.write',
    subject: { kind: 'import', id: importId, title: stored?.source ?? '' },
    after: { added, changed, closed, rejected },
  });
}

interface Run {
  readonly state: string;
  readonly signal: AbortSignal;
  readonly change: Partial<ImportRequest>;
  readonly rejections?: RejectedRow[];
}

/** Imports the stored file; undefined if that was already done. */
async function run({ database }: Parts, importId: string, { state, signal, change, rejections = [] }: Run) {
  const imports = importsRepository(database);
  const stored = await imports.find(importId);
  const content = stored?.state === state ? await imports.content(importId) : undefined;
  if (!stored || !content) return undefined;
  const progress = progressOf(database, importId);
  const listener: ImportListener = {
    signal,
    onProgress: progress.recordProgress,
    onError: (_, row) => addRejected(rejections, row),
  };
  const { source, mapping, closing } = stored;
  const file = uploadedSourceFile(content);
  try {
    const engine = await importFile(
      database,
      {
        kind: JOBS_IMPORT,
        file,
        source,
        mapping,
        closing,
        isDryRun: false,
        isSkippingInvalid: true,
        maxRecords: MAX_IMPORT_ROWS,
        ...change,
      },
      listener,
    );
    return { engine, office: officeReport(engine, rejections) };
  } finally {
    await progress.end();
  }
}

const addRejected = (rejections: RejectedRow[], row: RejectedRow) => {
  if (rejections.length < MAX_REPORTED) rejections.push(row);
};

/**
 * Stores the progress on another connection; the embedded database has only the one used by the
 * import.
 */
function progressOf(database: Database, importId: string) {
  let writing: Promise<void> | undefined;
  let lastAt = 0;
  const recordProgress: ImportListener['onProgress'] = (step, records) => {
    if (!database.isShared || writing || Date.now() - lastAt < PROGRESS_MS) return;
    lastAt = Date.now();
    writing = importStatesRepository(database)
      .setProgress(importId, step, records)
      .catch(() => undefined)
      .finally(() => (writing = undefined));
  };
  return { recordProgress, end: async () => writing };
}

export function officeReport(
  { changes, rejected, remarks, foreignNames, outcome }: ImportReport,
  rejections: readonly RejectedRow[],
): OfficeReport {
  return {
    ...changes,
    rejected,
    rejections: [...rejections],
    notes: remarks.map(remarkText),
    unused: foreignNames.map(printable),
    closesTooMany: outcome.status === 'closes-too-many',
  };
}

async function undo({ database, audit, clock }: Parts, { importId, by }: ImportWork): Promise<void> {
  await database.transaction(async (tx) => {
    const stored = await importsRepository(tx).locked(importId);
    if (stored?.state !== 'undoing') return;
    const at = clock();
    const done = await undoRepository(tx).undo(importId, at);
    await importStatesRepository(tx).undone(importId, done, { by: by.name, at });
    const { removed, closed, restored, left } = done;
    await audit.record(tx, by, {
      action: 'import.undone',
      subject: { kind: 'import', id: importId, title: stored.source },
      after: { removed, closed, restored, left },
    });
  });
}
