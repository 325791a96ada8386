import { randomUUID } from 'node:crypto';
import type { ImportState } from '@kadam/shared/contract/imports';
import type { Queryable } from '../db/database';

export const IMPORT_FILE = {
  name: 'jobs.csv',
  bytes: Buffer.from('ref,title,company,location,description\nN-1,Staff Nurse,Sanjeevani,Pune,Care.\n'),
};

/** The id of an import of `IMPORT_FILE` in a state, from a source of its own. */
export async function addImport(database: Queryable, state: ImportState): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into imports (id, source, file_name, format, content, columns, mapping, state, created_by, created_at, finished_at)
     values ($1, $2, 'jobs.csv', 'csv', $3, '[{"name": "ref", "samples": []}]', '{}', $4, 'Asha Rao', now(), now())`,
    [id, `feed-${id.slice(0, 8)}`, IMPORT_FILE.bytes, state],
  );
  return id;
}
