import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { type ClosedDatabase, newClosedDatabase } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';
import { run as runOperator } from './operator';

jest.setTimeout(180_000);

const PROGRAM = join(__dirname, '../../bin/kadam.mjs');

let closed: ClosedDatabase;
let email: string;

beforeAll(async () => {
  closed = await newClosedDatabase();
  const database = await closed.open();
  const app = await buildTestApp(database);
  ({ email } = await newMember(app));
  await app.close();
  await database.close();
});
afterAll(() => closed.remove());

afterEach(() => jest.restoreAllMocks());

test('a member is made an operator, listed, and made a member again; an unknown address is an error', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...closed.environment });
  const text: string[] = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void text.push(words.join(' ')));
  const operator = async (...words: string[]) => [await runOperator(words), text.splice(0).join('\n')];
  expect(await operator('list')).toEqual([0, 'There is no operator.']);
  expect(await operator('add', ` ${email.toUpperCase()}`)).toEqual([0, `${email} is an operator now.`]);
  expect(await operator('list')).toEqual([0, email]);
  expect(await operator('remove', email)).toEqual([0, `${email} is not an operator any more.`]);
  expect(await operator('list')).toEqual([0, 'There is no operator.']);
});

describe('the program', () => {
  const kadam = (...words: string[]) =>
    new Promise<unknown>((done) => {
      const env = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        ...closed.environment,
      };
      execFile(process.execPath, [PROGRAM, 'operator', ...words], { env }, (error, out, err) =>
        done([error?.code ?? 0, out.trim() || err.trim().split('\n')[0]]),
      );
    });

  test.each([
    [['list'], 0, 'There is no operator.'],
    [
      ['add', 'nobody@example.in'],
      2,
      'There is no account with the address nobody@example.in. It has to sign up first.',
    ],
    [['add'], 1, 'Name an action and an address.'],
  ])('ends %j with %i and prints: %s', async (words, code, sentence) => {
    expect(await kadam(...words)).toEqual([code, sentence]);
  });
});
