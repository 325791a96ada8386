import { newClosedDatabase } from '../testing/engines';
import { exitOf, spawnProgram } from '../testing/server-process';

jest.setTimeout(180_000);

test('an empty database is filled, and the given number of postings is added', async () => {
  const closed = await newClosedDatabase();
  expect(await exitOf(await spawnProgram(['commands/seed.ts', '--postings', '60'], closed.environment))).toEqual({
    code: 0,
    stderr: '',
  });

  const database = await closed.open();
  const [counted] = await database.query<{ postings: number; courses: number }>(
    'select (select count(*) from job_postings) as postings, (select count(*) from courses) as courses',
  );
  expect(counted?.postings).toBeGreaterThanOrEqual(300);
  expect(counted?.courses).toBe(24);
  await database.close();
  await closed.remove();
});

test.each([
  [['--postings', 'many'], "--postings must be a whole number from 1 to 10000000, not 'many'."],
  [['--everything'], 'Usage: npm run seed'],
])('%j prints the usage', async (args, sentence) => {
  const { code, stderr } = await exitOf(await spawnProgram(['commands/seed.ts', ...args], {}));
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
