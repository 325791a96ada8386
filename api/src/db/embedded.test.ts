import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStartError } from './database';
import { openEmbedded } from './embedded';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a second process is rejected with a message, and the data is unchanged', async () => {
  const first = await openEmbedded(folder);
  await first.query('create table notes (text text)');
  await first.query('insert into notes values ($1)', ['kept']);
  await expect(openEmbedded(folder)).rejects.toEqual(
    new DatabaseStartError(
      `The data folder ${folder} is in use by another process. Stop that one first, or set KADAM_DATA to another folder.`,
    ),
  );
  await first.close();

  const second = await openEmbedded(folder);
  expect(await second.query('select text from notes')).toEqual([{ text: 'kept' }]);
  await second.close();
}, 60_000);

test('an incomplete database of a killed first start is replaced, even if the path is too long for a socket', async () => {
  const deep = join(folder, 'a-very-long-folder-name-'.repeat(4), 'data');
  await mkdir(join(deep, 'db'), { recursive: true });
  await writeFile(join(deep, 'db', 'PG_VERSION'), '18\n');

  const database = await openEmbedded(deep);
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  expect(await readdir(join(deep, 'db.unfinished'))).toEqual(['PG_VERSION']);
  await database.close();
}, 60_000);

test('a folder that cannot be created is reported by name', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(openEmbedded(join(file, 'data'))).rejects.toThrow(
    /The data folder .*file\/data cannot be used \(ENOTDIR\)/,
  );
});
