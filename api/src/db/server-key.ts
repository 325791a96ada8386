import { randomBytes } from 'node:crypto';
import type { Queryable } from './database';

/** Reads a secret of this installation, the same in every process; creates it if there is none. */
export async function readServerKey(database: Queryable, name: string): Promise<Buffer> {
  const key = randomBytes(32);
  await database.query('insert into server_keys (name, key) values ($1, $2) on conflict (name) do nothing', [
    name,
    key,
  ]);
  const [row] = await database.query<{ key: Buffer }>('select key from server_keys where name = $1', [name]);
  return row?.key ?? key;
}

/** Reads a secret on the first call; after a failure the next call tries again. */
export function serverKeyReader(database: Queryable, name: string): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () =>
    (key ??= readServerKey(database, name).catch((error: unknown) => {
      key = undefined;
      throw error;
    }));
}
