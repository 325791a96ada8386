import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES, testDatabase } from '../testing/engines';
import { migrate } from './migrate';

const files = readdirSync(join(__dirname, 'migrations')).sort();

describe.each(ENGINES)('migrations on the $name database', ({ open }) => {
  const opened = testDatabase(open);

  test('are applied once, each noted with its checksum', async () => {
    const noted = await opened.database.query<{ name: string }>(
      'select name from schema_migrations order by name collate "C"',
    );
    expect(noted.map(({ name }) => name)).toEqual(files);
    expect(await migrate(opened.database)).toEqual([]);
  });

  test('are applied once when two processes start together', async () => {
    await opened.database.query('drop schema public cascade');
    await opened.database.query('create schema public');
    const [first = [], second = []] = await Promise.all([migrate(opened.database), migrate(opened.database)]);
    expect([...first, ...second].sort()).toEqual(files);
  });

  test('reject a file that was changed after it had been applied', async () => {
    await opened.database.query("update schema_migrations set checksum = 'other' where name = $1", [files[0]]);
    await expect(migrate(opened.database)).rejects.toThrow(`Migration ${files[0]} was changed`);
  });
});
