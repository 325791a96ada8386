import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/open';
import { type ClosedDatabase, newClosedDatabase, newDataFolder } from '../testing/engines';

jest.setTimeout(180_000);

const PROGRAM = join(__dirname, '../../bin/kadam.mjs');
const fixture = (name: string) => join(__dirname, '../import/fixtures', name);

interface Ended {
  code: number | string | null;
  out: string;
  err: string;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  /** Resolves once the program has printed this. */
  saying(words: string): Promise<void>;
}

type Environment = ClosedDatabase['environment'];

function start(words: readonly string[], database: Environment): Running {
  const child = spawn(process.execPath, [PROGRAM, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...database },
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += String(chunk)));
  child.stderr.on('data', (chunk) => (text.err += String(chunk)));
  return {
    child,
    ended: new Promise((done) => child.once('close', (code, signal) => done({ code: code ?? signal, ...text }))),
    saying: (words) =>
      new Promise((done) => child.stdout.on('data', () => (text.out.includes(words) ? done() : undefined))),
  };
}

const run = (words: readonly string[], database: Environment = { KADAM_DATA: '/nowhere' }) =>
  start(words, database).ended;

test('an invalid command prints an error and the usage, and --help exits with 0', async () => {
  const [unknown, replaced, help] = await Promise.all([
    run(['export']),
    run(['operator', 'add', 'asha@example.in']),
    run(['import', '--help']),
  ]);
  expect(replaced).toMatchObject({ code: 1, err: expect.stringContaining('kadam staff add EMAIL --role operator') });
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toMatch(
    /^There is no command 'export'\.\n\nUsage: kadam import jobs\|courses FILE \[options\]\n/,
  );
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toContain('--dry-run');
  expect(help.out).not.toContain('kadam backup');
});

describe('with a database', () => {
  let closed: ClosedDatabase;
  let folder: string;

  beforeAll(async () => {
    closed = await newClosedDatabase();
    folder = await mkdtemp(join(tmpdir(), 'kadam-files-'));
  });
  afterAll(() => Promise.all([closed.remove(), rm(folder, { recursive: true, force: true })]));

  async function references(): Promise<string[]> {
    const database = await closed.open();
    const rows = await database.query<{ reference: string }>('select reference from job_postings order by reference');
    await database.close();
    return rows.map(({ reference }) => reference);
  }

  test('a valid file exits with 0 and a report, invalid and incomplete ones with 2 and their errors', async () => {
    const good = await run(['import', 'jobs', fixture('feed.xml'), '--source', 'sahyadri'], closed.environment);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toMatch(/^jobs of source 'sahyadri', read as XML:\n +1 added\n[^]*\nWritten\.\n$/);

    const bad = await run(['import', 'jobs', fixture('bad-rows.csv')], closed.environment);
    expect(bad).toMatchObject({ code: 2, err: '' });
    expect(bad.out).toContain("line 4: Salary 'lots' is not an amount we understand.");
    expect(bad.out).toContain("jobs of source 'bad-rows', read as CSV:");
    expect(bad.out).toContain('5 rejected');
    expect(bad.out).toContain('Nothing was changed, because rows were rejected.');

    const open = await run(['import', 'jobs', fixture('open-quote.csv')], closed.environment);
    expect(open).toMatchObject({ code: 2, out: '' });
    expect(open.err).toMatch(/^The record on line 3 opens a double quote.*\nNothing was changed\.\n$/);
    expect(await references()).toEqual(['X-1']);
  });

  test('while the portal uses the embedded database, the import fails immediately with a message', async () => {
    const dataFolder = await newDataFolder();
    const portal = await openDatabase({ dataFolder });
    const rejected = await run(['import', 'jobs', fixture('feed.xml')], { KADAM_DATA: dataFolder });
    await portal.close();
    await rm(dataFolder, { recursive: true });
    expect(rejected.code).toBe(1);
    expect(rejected.err).toContain('is in use by another process. Stop that one first');
  });

  test.each([
    ['SIGINT', { code: 130, err: 'Stopping …\nStopped. Nothing was changed.\n' }],
    ['SIGKILL', { code: 'SIGKILL', err: '' }],
  ] as const)('an import interrupted by %s leaves no rows', async (signal, ending) => {
    const before = await references();
    const path = join(folder, 'long.csv');
    const rows = Array.from({ length: 30_000 }, (_, index) => `L-${index},Chef,Rose,Pune,${'Cook. '.repeat(50)}`);
    // The bad row is reported at once: by then the import is running.
    await writeFile(path, ['ref,title,company,location,description', 'L-x,,Rose,Pune,Cook.', ...rows].join('\n'));
    const running = start(['import', 'jobs', path, '--keep-going'], closed.environment);
    await running.saying('line 2: jobName is missing.');
    running.child.kill(signal);
    expect(await running.ended).toMatchObject(ending);
    expect(await references()).toEqual(before);
  });
});
