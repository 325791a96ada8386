import { readConfig } from '../config';
import { importIfEmpty } from '../sample-data/import-if-empty';
import { newClosedDatabase } from '../testing/engines';
import { settingFindings } from '../modules/doctor';
import { run as runDoctor } from './doctor';

jest.setTimeout(180_000);

const READY = {
  KADAM_SMTP_URL: 'smtps://kadam:secret@mail.kadam.in:465',
  KADAM_OFFICE_EMAIL: 'office@kadam.in',
  KADAM_PUBLIC_URL: 'https://www.kadam.in',
  NODE_ENV: 'production',
};
const findingsOf = (env: NodeJS.ProcessEnv) => settingFindings(env, { ...readConfig(env), guardToken: 'x'.repeat(40) });

test('complete settings have no findings', () => {
  expect(findingsOf(READY)).toEqual([]);
});

test.each([
  [{ KADAM_SMTP_URL: '' }, 'Set KADAM_SMTP_URL'],
  [{ KADAM_OFFICE_EMAIL: '' }, 'Set KADAM_OFFICE_EMAIL'],
  [{ KADAM_PUBLIC_URL: '' }, 'Set KADAM_PUBLIC_URL'],
  [{ KADAM_PUBLIC_URL: 'http://localhost:8080' }, 'Set KADAM_PUBLIC_URL'],
  [{ KADAM_PUBLIC_URL: 'http://www.kadam.in' }, 'is not encrypted'],
  [{ KADAM_SEED: '1' }, 'without KADAM_SEED=1'],
  [{ NODE_ENV: 'development' }, 'NODE_ENV=production'],
])('%j is listed with advice', (change, way) => {
  const findings = findingsOf({ ...READY, ...change });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.text).toContain(way);
});

test('a missing guard token is a finding, and no secret is printed', () => {
  const findings = settingFindings(READY, readConfig(READY));
  expect(findings).toMatchObject([{ text: expect.stringContaining('KADAM_GUARD_TOKEN_FILE'), place: 'server' }]);
  expect(JSON.stringify(settingFindings({}, readConfig({ ...READY, KADAM_PUBLIC_URL: '' })))).not.toContain('secret');
});

test('the command exits with 1 and lists the sample data while there is any', async () => {
  const closed = await newClosedDatabase();
  const database = await closed.open();
  await importIfEmpty(database);
  await database.close();
  jest.replaceProperty(process, 'env', { ...process.env, ...closed.environment });
  const text: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void text.push(line));
  try {
    expect(await runDoctor([])).toBe(1);
    expect(text.join('\n')).toMatch(/\d+ invented postings and 24 invented courses are shown\./);
    expect(text.join('\n')).toContain('There is no operator, so');
    await expect(runDoctor(['now'])).rejects.toThrow("'now' is not understood.");
  } finally {
    jest.restoreAllMocks();
    await closed.remove();
  }
});
