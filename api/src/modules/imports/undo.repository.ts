import type { UndoReport } from '@kadam/shared/contract/imports';
import type { Queryable } from '../../db/database';
import { JOBS_IMPORT } from '../jobs';

const MAX_KEPT = 200;
const SLICE = 10_000;

// Postings that are not undone: edited by the office, written by a later import, or removed since.
const LATER = `exists (
  select from import_changes l join imports i on i.id = l.import_id
  where l.posting_id = c.posting_id and i.finished_at > this.finished_at and i.state in ('imported', 'undoing')
)`;
const IN_USE = `(exists (select from applications where job_posting_id = c.posting_id)
  or exists (select from saved_jobs where job_posting_id = c.posting_id))`;
const ACTIONS = `select c.posting_id as id, coalesce(p.job_name, '') as title, case
    when p.id is null then 'gone'
    when ${LATER} then 'later-import'
    when p.changed_at > this.finished_at then 'edited'
    when c.kind <> 'added' then 'restored'
    when ${IN_USE} then 'closed'
    else 'removed' end as action
  from import_changes c join imports this on this.id = c.import_id left join job_postings p on p.id = c.posting_id
  where c.import_id = $1`;

const COLUMNS = [...JOBS_IMPORT.columns.map(({ name }) => name), 'closed_at'];

type Kept = UndoReport['kept'][number];

/** Undoes an import (migration 0063), or previews the effect. */
export const undoRepository = (database: Queryable) => {
  /** Within a transaction: the actions by posting, in a temporary table. */
  async function report(actions: string, values: readonly unknown[]): Promise<UndoReport> {
    const counted = await database.query<{ action: string; count: number }>(
      `select action, count(*) as count from (${actions}) a group by action`,
      values,
    );
    const kept = await database.query<{ id: string; title: string; reason: Kept['reason'] }>(
      `select id, title, action as reason from (${actions}) a where action in ('gone', 'later-import', 'edited')
       order by title collate "C", id limit ${MAX_KEPT}`,
      values,
    );
    const count = (...names: readonly string[]) =>
      counted.filter(({ action }) => names.includes(action)).reduce((sum, { count }) => sum + count, 0);
    return {
      removed: count('removed'),
      closed: count('closed'),
      restored: count('restored'),
      left: count('gone', 'later-import', 'edited'),
      kept,
    };
  }

  return {
    preview: (importId: string) => report(ACTIONS, [importId]),

    async undo(importId: string, at: Date): Promise<UndoReport> {
      await database.query('set local statement_timeout = 0');
      // Locked first, so that postings to be removed get no applications and no changes.
      await database.query(
        `select count(*) from (select 1 from job_postings where id in (
           select posting_id from import_changes where import_id = $1) order by id for update) locked`,
        [importId],
      );
      await database.query(
        `create temporary table import_undo on commit drop as
         select *, row_number() over (order by id) as ordinal from (${ACTIONS.replace('$1', `'${importId}'::uuid`)}) a`,
      );
      const done = await report('select * from import_undo', []);
      const [last] = await database.query<{ last: number }>(
        'select coalesce(max(ordinal), 0) as last from import_undo',
      );
      for (let first = 1; first <= (last?.last ?? 0); first += SLICE) {
        await database.query(
          `update job_postings t set (${COLUMNS.join(', ')}) = (select ${COLUMNS.map((name) => `r.${name}`).join(', ')}
             from jsonb_populate_record(null::job_postings, c.before) r)
           from import_undo u join import_changes c on c.posting_id = u.id and c.import_id = $3
           where u.action = 'restored' and u.ordinal between $1 and $2 and t.id = u.id`,
          [first, first + SLICE - 1, importId],
        );
      }
      await database.query(
        `update job_postings t set is_active = false, closed_at = $1 from import_undo u
         where u.action = 'closed' and t.id = u.id and t.is_active`,
        [at],
      );
      await database.query(`delete from job_postings t using import_undo u where u.action = 'removed' and t.id = u.id`);
      return done;
    },
  };
};
