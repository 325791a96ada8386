import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/open';
import { newDataFolder } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';

jest.setTimeout(180_000);

const PROGRAM = join(__dirname, '../../bin/kadam.mjs');

test('a member is made an operator, listed, and made a member again; an unknown address is told', async () => {
  const dataFolder = await newDataFolder();
  const database = await openDatabase({ dataFolder });
  const app = await buildTestApp(database);
  const { email } = await newMember(app);
  await app.close();
  await database.close();

  const operator = (...words: string[]) =>
    new Promise<unknown>((done) => {
      const env = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        KADAM_DATA: dataFolder,
      };
      execFile(process.execPath, [PROGRAM, 'operator', ...words], { env }, (error, out, err) =>
        done([error?.code ?? 0, out.trim() || err.trim().split('\n')[0]]),
      );
    });
  expect(await operator('list')).toEqual([0, 'Nobody is an operator.']);
  expect(await operator('add', ` ${email.toUpperCase()}`)).toEqual([0, `${email} is an operator now.`]);
  expect(await operator('list')).toEqual([0, email]);
  expect(await operator('remove', email)).toEqual([0, `${email} is not an operator any more.`]);
  expect(await operator('list')).toEqual([0, 'Nobody is an operator.']);
  expect(await operator('add', 'nobody@example.in')).toEqual([
    2,
    'There is no account with the address nobody@example.in. It has to sign up first.',
  ]);
  expect(await operator('add')).toEqual([1, 'Say what to do with which address.']);
  await rm(dataFolder, { recursive: true, force: true });
});
