import type { ImportReport, UndoReport } from '@kadam/shared/contract/imports';
import { oldRows, type Queryable } from '../../db/database';
import type { ColumnMapping } from '../../import/field-names';

/** States of imports, their reports and the remembered mappings. */
export const importStatesRepository = (database: Queryable) => ({
  async begin(id: string, state: 'checking' | 'importing' | 'undoing'): Promise<void> {
    await database.query(
      `update imports set state = $2, step = null, records = 0, failure = null, version = version + 1 where id = $1`,
      [id, state],
    );
  },

  async setChoices(id: string, mapping: ColumnMapping, closing: string): Promise<void> {
    await database.query('update imports set mapping = $2, closing = $3, report = null where id = $1', [
      id,
      JSON.stringify(mapping),
      closing,
    ]);
  },

  async setProgress(id: string, step: string, records: number): Promise<void> {
    await database.query(
      `update imports set step = $2, records = $3 where id = $1 and state in ('checking', 'importing')`,
      [id, step, records],
    );
  },

  async checked(id: string, report: ImportReport): Promise<void> {
    await database.query(
      `update imports set state = 'checked', report = $2, version = version + 1 where id = $1 and state = 'checking'`,
      [id, JSON.stringify(report)],
    );
  },

  async imported(id: string, report: ImportReport, at: Date): Promise<void> {
    await database.query(
      `update imports set state = 'imported', report = $2, finished_at = $3, content = null, version = version + 1
         where id = $1`,
      [id, JSON.stringify(report), at],
    );
  },

  /** An import that could not be undone can be retried. */
  async failed(id: string, failure: string): Promise<void> {
    await database.query(
      `update imports set state = case when state = 'undoing' then 'imported' else 'failed' end, failure = $2,
           version = version + 1 where id = $1 and state in ('checking', 'importing', 'undoing')`,
      [id, failure],
    );
  },

  async undone(id: string, report: UndoReport, { by, at }: { by: string; at: Date }): Promise<void> {
    await database.query(
      `update imports set state = 'undone', undo_report = $2, undone_by = $3, undone_at = $4, version = version + 1
         where id = $1`,
      [id, JSON.stringify(report), by, at],
    );
    await database.query('delete from import_changes where import_id = $1', [id]);
  },

  async rememberMapping(id: string): Promise<void> {
    await database.query(
      `insert into import_mappings (source, mapping) select source, mapping from imports where id = $1
         on conflict (source) do update set mapping = import_mappings.mapping || excluded.mapping`,
      [id],
    );
  },
});

/** Data that is removed after some time. */
export const oldImportsRepository = (database: Queryable) => ({
  /** Removes imports that were never written, with their files. */
  removeUnfinished: oldRows(database, 'imports', `state in ('uploaded', 'checked', 'failed') and created_at < $1`)
    .remove,

  /** Removes the data for undoing old imports. */
  async removeChanges(before: Date, max: number): Promise<number> {
    const rows = await database.query(
      `delete from import_changes where ctid in (
           select c.ctid from import_changes c join imports i on i.id = c.import_id
           where i.finished_at < $1 and i.state = 'imported' limit $2
         ) returning 1`,
      [before, max],
    );
    return rows.length;
  },
});
