import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/open';
import { newDataFolder } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';
import { runOperator } from './operator';

jest.setTimeout(180_000);

const PROGRAM = join(__dirname, '../../bin/kadam.mjs');

let dataFolder: string;
let email: string;

beforeAll(async () => {
  dataFolder = await newDataFolder();
  const database = await openDatabase({ dataFolder });
  const app = await buildTestApp(database);
  ({ email } = await newMember(app));
  await app.close();
  await database.close();
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

test('a member is made an operator, listed, and made a member again; an unknown address is told', async () => {
  const before = process.env.KADAM_DATA;
  process.env.KADAM_DATA = dataFolder;
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void said.push(words.join(' '))),
  );
  const operator = async (...words: string[]) => [await runOperator(words), said.splice(0).join('\n')];
  try {
    expect(await operator('list')).toEqual([0, 'Nobody is an operator.']);
    expect(await operator('add', ` ${email.toUpperCase()}`)).toEqual([0, `${email} is an operator now.`]);
    expect(await operator('list')).toEqual([0, email]);
    expect(await operator('remove', email)).toEqual([0, `${email} is not an operator any more.`]);
    expect(await operator('list')).toEqual([0, 'Nobody is an operator.']);
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (before === undefined) delete process.env.KADAM_DATA;
    else process.env.KADAM_DATA = before;
  }
});

describe('the program', () => {
  const kadam = (...words: string[]) =>
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

  test.each([
    [['list'], 0, 'Nobody is an operator.'],
    [
      ['add', 'nobody@example.in'],
      2,
      'There is no account with the address nobody@example.in. It has to sign up first.',
    ],
    [['add'], 1, 'Say what to do with which address.'],
  ])('ends %j with %i and says: %s', async (words, code, sentence) => {
    expect(await kadam(...words)).toEqual([code, sentence]);
  });
});
