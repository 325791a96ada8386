import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, testDatabase } from '../testing/engines';
import { migrate } from './migrate';

const files = readdirSync(join(__dirname, 'migrations')).sort();

describe.each(ENGINES)('migrations, $name database', ({ open }) => {
  const opened = testDatabase(open);

  test('are applied once and recorded with their checksums', async () => {
    const noted = await opened.database.query<{ name: string }>(
      'select name from schema_migrations order by name collate "C"',
    );
    expect(noted.map(({ name }) => name)).toEqual(files);
    expect(await migrate(opened.database)).toEqual([]);
  });

  test('are applied once if two processes start together', async () => {
    await opened.database.query('drop schema public cascade');
    await opened.database.query('create schema public');
    const [first = [], second = []] = await Promise.all([migrate(opened.database), migrate(opened.database)]);
    expect([...first, ...second].sort()).toEqual(files);
  });

  test('are rejected if a file was changed after it was applied', async () => {
    await opened.database.query("update schema_migrations set checksum = 'other' where name = $1", [files[0]]);
    await expect(migrate(opened.database)).rejects.toThrow(`Migration ${files[0]} was changed`);
  });
});
