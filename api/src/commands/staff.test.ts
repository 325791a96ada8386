import { type ClosedDatabase, newClosedDatabase } from '../testing/engines';
import { buildTestApp, newMember } from '../testing/portal';
import { run } from './staff';

jest.setTimeout(60_000);

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

/** Runs the command in this process; returns its exit code and what it printed. */
async function staff(...words: string[]): Promise<[number, string]> {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...closed.environment,
    KADAM_PUBLIC_URL: 'https://kadam.test',
  });
  const text: string[] = [];
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...given: unknown[]) => void text.push(given.join(' ')));
  const code = await run(words);
  jest.restoreAllMocks();
  return [code, text.join('\n')];
}

test('an account becomes the first owner, changes roles once there is another owner, and leaves the staff', async () => {
  expect(await staff('list')).toEqual([0, 'There is no staff. kadam staff add EMAIL --role owner makes the first.']);
  expect(await staff('add', ` ${email.toUpperCase()}`, '--role', 'owner')).toEqual([
    0,
    `${email} belongs to the staff: owner. The office is at https://kadam.test/office`,
  ]);
  expect(await staff('list')).toEqual([0, `${email}  owner  no second factor yet`]);
  expect(await staff('add', email, '--role', 'auditor')).toEqual([
    2,
    'This is the only owner of the office. Make another person an owner first.',
  ]);
  expect(await staff('remove', email)).toEqual([2, expect.stringContaining('This is the only owner of')]);
  expect(await staff('reset-second-factor', email)).toEqual([
    0,
    `${email} sets up an authenticator app at the next visit of the office.`,
  ]);
  const database = await closed.open();
  const log = await database.query('select name, action, after from audit_log order by number');
  await database.close();
  expect(log).toEqual([{ name: 'Command line', action: 'staff.add', after: { roles: ['owner'] } }]);
});

test('an address without an account is invited, and the link is printed', async () => {
  const [code, printed] = await staff('add', 'new@example.in', '--role', 'recruiter,auditor');
  expect([code, printed]).toEqual([
    0,
    expect.stringMatching(
      /^new@example\.in has no account yet and gets an invitation by mail: https:\/\/kadam\.test\/office\/join#token=[\w-]{43}$/,
    ),
  ]);
  expect((await staff('list'))[1]).toMatch(/new@example\.in {2}recruiter, auditor {2}invited until \d{4}-\d\d-\d\d/);
  expect(await staff('remove', 'new@example.in')).toEqual([2, 'new@example.in does not belong to the staff.']);
});

test.each([
  [[], 'Name an action: add, remove, reset-second-factor, list.'],
  [['add', 'no address', '--role', 'owner'], "'no address' is not an email address."],
  [['add', 'asha@example.in'], 'Name at least one role: --role owner.'],
  [['add', 'asha@example.in', '--role', 'boss'], "There is no role 'boss'."],
  [['list', 'one', 'two'], "'two' is too much."],
])('%j is an error: %s', async (words, message) => {
  await expect(run(words)).rejects.toThrow(message);
});
