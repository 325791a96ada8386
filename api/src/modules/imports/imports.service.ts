import {
  type CheckImportBody,
  IMPORT_MESSAGES,
  type ImportReport,
  type ImportState,
  type OfficeImport,
  type UndoReport,
} from '@kadam/shared/contract/imports';
import type { ListPage } from '@kadam/shared/contract/paging';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import { CSV_START, csvLine } from '../../csv';
import type { Queryable } from '../../db/database';
import { DomainError, fieldError, requireFound } from '../../errors';
import type { UploadedFile } from '../../http/uploads';
import { FileError } from '../../import/errors';
import { type SourceFile, uploadedSourceFile } from '../../import/source-file';
import { addTask } from '../../tasks';
import type { Actor, AuditedParts } from '../audit';
import { IMPORT_TASK, type ImportWork } from './import-work';
import { importStatesRepository } from './import-states.repository';
import { canBeUndone, importsRepository, toOfficeImport } from './imports.repository';
import { readColumns, suggestMapping } from './read-columns';
import { undoRepository } from './undo.repository';

interface Asked {
  readonly id: string;
  readonly version: number;
}

interface Begin extends Asked {
  readonly by: Actor;
  readonly work: ImportWork['work'];
  readonly from: readonly ImportState[];
  readonly skipsRejected?: boolean;
}

const STATE_OF = { check: 'checking', write: 'importing', undo: 'undoing' } as const;
const ACTION_OF = { check: 'import.check', write: 'import.start', undo: 'import.undo' } as const;

export type ImportsService = ReturnType<typeof createImportsService>;

/** Imports of postings by the office. Long operations are tasks (`import-work.ts`). */
export function createImportsService(parts: AuditedParts) {
  const { database, audit, clock } = parts;
  const shown = async (queryable: Queryable, id: string): Promise<OfficeImport> =>
    toOfficeImport(await required(queryable, id), clock());

  return {
    async list(query: ListPage) {
      const { page, limit } = query;
      const imports = importsRepository(database);
      const [{ total, ...listed }, sources] = await Promise.all([imports.page(query), imports.sources()]);
      return { ...listed, sources, pagination: { page, limit, total } };
    },

    one: (id: string): Promise<OfficeImport> => shown(database, id),

    /**
     * Stores a file and suggests a field for each column. A repeated call returns the result of the
     * first one.
     */
    async upload(by: Actor, file: UploadedFile, { id, source }: { id: string; source: string }): Promise<OfficeImport> {
      const { format, columns } = await readable(file);
      return database.transaction(async (tx) => {
        const imports = importsRepository(tx);
        const mapping = suggestMapping(columns, await imports.mappingOf(source));
        const content = file.bytes;
        const one = { id, source, fileName: file.name.slice(0, 200), format, content, columns, mapping };
        if (await imports.add({ ...one, state: 'uploaded', by: by.name, at: clock() })) {
          await audit.record(tx, by, {
            action: 'import.upload',
            subject: subjectOf(one),
            after: { source, fileName: one.fileName },
          });
        } else {
          const { source: known, createdBy } = await required(tx, id);
          if (known !== source || createdBy !== by.name) throw new DomainError('CONFLICT', IMPORT_MESSAGES.idInUse);
        }
        return shown(tx, id);
      });
    },

    check: (by: Actor, id: string, { mapping, closing, version }: CheckImportBody): Promise<OfficeImport> =>
      database.transaction(async (tx) => {
        const { columns } = await begin(tx, parts, {
          by,
          id,
          version,
          work: 'check',
          from: ['uploaded', 'checked', 'failed'],
        });
        await importStatesRepository(tx).setChoices(id, readMapping(mapping, columns), closing);
        return shown(tx, id);
      }),

    start: (by: Actor, id: string, body: { skipsRejected: boolean; version: number }): Promise<OfficeImport> =>
      database.transaction(async (tx) => {
        const { report } = await begin(tx, parts, { by, id, ...body, work: 'write', from: ['checked'] });
        if (report?.closesTooMany) throw new DomainError('CONFLICT', IMPORT_MESSAGES.closesTooMany);
        if (report && report.rejected > 0 && !body.skipsRejected)
          throw fieldError('INVALID_INPUT', 'skipsRejected', IMPORT_MESSAGES.rejectedRows);
        return shown(tx, id);
      }),

    async previewUndo(id: string): Promise<UndoReport> {
      requireUndoable(await required(database, id), clock());
      return undoRepository(database).preview(id);
    },

    undo: (by: Actor, id: string, version: number): Promise<OfficeImport> =>
      database.transaction(async (tx) => {
        requireUndoable(await begin(tx, parts, { by, id, version, work: 'undo', from: ['imported'] }), clock());
        return shown(tx, id);
      }),

    /** The report as CSV: the counts, then each rejected row. */
    reportFile: async (id: string): Promise<string> => reportCsv((await required(database, id)).report),
  };
}

/**
 * Adds a task if the state of the import allows it and no other import of its source is running.
 * @returns the import before the change
 */
async function begin(
  tx: Queryable,
  { audit, clock }: AuditedParts,
  { by, id, version, work, from, skipsRejected }: Begin,
) {
  const before = requireFound(await importsRepository(tx).locked(id), IMPORT_MESSAGES.gone);
  if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
  if (!from.includes(before.state)) throw new DomainError('CONFLICT', IMPORT_MESSAGES.impossible);
  // Of two concurrent calls, the second waits here and then sees the change of the first.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`imports ${before.source}`]);
  if (await importsRepository(tx).isAtWork(before.source)) throw new DomainError('CONFLICT', IMPORT_MESSAGES.atWork);
  await importStatesRepository(tx).begin(id, STATE_OF[work]);
  const payload: ImportWork = { importId: id, work, by, ...(skipsRejected !== undefined && { skipsRejected }) };
  await addTask(tx, { kind: IMPORT_TASK, payload, now: clock() });
  await audit.record(tx, by, { action: ACTION_OF[work], subject: subjectOf(before) });
  return before;
}

/** The counts, and each rejected row. */
function reportCsv(report: ImportReport | null): string {
  if (!report) return CSV_START + csvLine(HEAD);
  const { added, changed, unchanged, closed, rejected, rejections, notes } = report;
  return [
    CSV_START,
    csvLine(HEAD),
    ...rejections.map(({ line, field, reason }) => csvLine([String(line), field, reason])),
    ...notes.map((note) => csvLine(['', 'Note', note])),
    ...Object.entries({ added, changed, unchanged, closed, rejected }).map(([name, count]) =>
      csvLine(['', `Rows ${name}`, String(count)]),
    ),
  ].join('');
}

const HEAD = ['Line', 'Column', 'Reason'];

const subjectOf = ({ id, source }: { id: string; source: string }) => ({ kind: 'import', id, title: source }) as const;

const required = async (database: Queryable, id: string) =>
  requireFound(await importsRepository(database).find(id), IMPORT_MESSAGES.gone);

function requireUndoable(one: Parameters<typeof canBeUndone>[0], now: Date): void {
  if (!canBeUndone(one, now)) throw new DomainError('CONFLICT', IMPORT_MESSAGES.impossible);
}

/** @throws DomainError with the reason if the file cannot be read */
async function readable({ bytes }: UploadedFile) {
  try {
    const file: SourceFile = uploadedSourceFile(bytes);
    return { format: file.format, columns: await readColumns(file) };
  } catch (error) {
    if (error instanceof FileError) throw fieldError('UNREADABLE_FILE', 'file', error.message);
    throw error;
  }
}

/** @throws DomainError if a column is unknown, or two columns have the same field */
function readMapping(
  mapping: CheckImportBody['mapping'],
  columns: readonly { readonly name: string }[],
): Record<string, string> {
  const names = new Set(columns.map(({ name }) => name));
  const fields = mapping.map(({ field }) => field).filter(Boolean);
  if (mapping.some(({ column }) => !names.has(column)))
    throw fieldError('INVALID_INPUT', 'mapping', IMPORT_MESSAGES.unknownColumn);
  if (new Set(fields).size < fields.length) throw fieldError('INVALID_INPUT', 'mapping', IMPORT_MESSAGES.twice);
  return Object.fromEntries(mapping.map(({ column, field }) => [column, field]));
}
