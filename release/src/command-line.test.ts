import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommandLine } from './command-line';
import { loadRegistry } from './registry/registry-file';
import { createBundlesFolder, liveRelease } from './testing/hand-made-release';
import { REPOSITORY } from './workspace';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';

let bundlesFolder: string;
let remove: () => Promise<void>;
let output: string[];
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  output = [];
  for (const channel of ['log', 'error'] as const) {
    jest.spyOn(console, channel).mockImplementation((...words: unknown[]) => void output.push(words.join(' ')));
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await remove();
});

const run = async (...words: string[]) => ({
  code: await runCommandLine([...words, '--bundles', bundlesFolder]),
  output: output.join('\n'),
});

describe('the release command', () => {
  it.each([
    [['deploy', 'jobs'], "There is no command 'deploy'."],
    [['canary', 'jobs'], 'Say how many visitors in 100 get the canary, a whole number from 1 to 99: --share 10.'],
    [['canary', 'jobs', '--share', '100'], 'a whole number from 1 to 99'],
    [['canary', '--share', '0'], 'a whole number from 1 to 99'],
    [['retire', 'news'], 'release retire news --reason "…".'],
    [['publish'], 'Name a package, or say --changed.'],
    [['rollback'], 'Name the remote to roll back.'],
    [['publish', 'jobs', '--force'], 'Who says --force says why: --reason "…".'],
    [['verify', '--site', 'localhost'], "'localhost' is not an address of a site"],
    [['override', 'allow'], 'Name the origin: release override allow http://localhost:3002.'],
    [['serve'], 'Name the remote to serve: release serve jobs.'],
    [['status', '--loud'], "Unknown option '--loud'"],
  ])('prints only the error and where the commands are listed for %j', async (words, sentence) => {
    const result = await run(...words);
    expect(result).toEqual({ code: 2, output: expect.stringContaining(sentence) as string });
    expect(result.output.split('\n').slice(1)).toEqual(['All commands: release --help']);
  });

  it('prints the list of commands without a command, and when asked for help', async () => {
    const list = expect.stringContaining('rollback <remote> [version]') as string;
    expect(await run()).toEqual({ code: 2, output: list });
    output = [];
    expect(await run('--help')).toEqual({ code: 0, output: list });
  });

  it('explains the first step when nothing is published', async () => {
    expect((await run('status')).output).toBe("Nothing is published yet: run 'release publish --all'.");
  });

  it('shows the status as a table and as JSON', async () => {
    await liveRelease(bundlesFolder, ['host', V1]);
    await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
    const { code, output: table } = await run('status');
    expect(code).toBe(0);
    expect(table).toMatch(/^jobs +1\.0\.0-00000001 +\d{4}-\d\d-\d\d \d\d:\d\d +– +0 +\/jobs$/m);
    output = [];
    expect(JSON.parse((await run('status', '--json')).output)).toMatchObject({
      bundles: [{ bundle: 'host' }, { live: V1 }],
    });
  });

  it('rolls back with a reason', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1]);
    await liveRelease(bundlesFolder, ['jobs', V2]);
    expect(await run('rollback', 'jobs', '--reason', 'broken search')).toEqual({
      code: 0,
      output: `jobs: ${V1} is live again, ${V2} is quarantined and does not go live again by itself
Next: fix the sources, then release publish jobs. 'release status' shows what is live and what is quarantined.`,
    });
    output = [];
    expect((await run('status')).output).toMatch(
      /^jobs: 1\.0\.0-00000002 was rolled back on \d{4}-\d\d-\d\d \d\d:\d\d UTC by \S+ \(broken search\) and is quarantined$/m,
    );
    output = [];
    const rejected = await run('rollback', 'jobs', V2);
    expect(rejected).toEqual({
      code: 1,
      output: expect.stringContaining(`release rollback jobs ${V2} --force --reason "…".`) as string,
    });
    output = [];
    const { bundles } = JSON.parse((await run('status', '--json')).output) as { bundles: { lastChange: object }[] };
    expect(bundles[0]?.lastChange).toMatchObject({ action: 'rollback', why: 'broken search' });
  });

  it('allows and denies an override origin', async () => {
    expect((await run('override', 'allow', 'http://localhost:3002')).output).toContain('Nothing is live in');
    await liveRelease(bundlesFolder, ['jobs', V1]);
    expect((await run('override', 'allow', 'http://localhost:3002/jobs')).code).toBe(1);
    expect(output.at(-1)).toContain("'http://localhost:3002/jobs' is not an origin. Write scheme, name and port alone");
    expect((await run('override', 'allow', 'http://localhost:3002')).code).toBe(0);
    await liveRelease(bundlesFolder, ['jobs', V2]);
    const { overrideOrigins, signatures } = await loadRegistry(bundlesFolder);
    expect([overrideOrigins, Object.keys(signatures ?? {}).length]).toEqual([['http://localhost:3002'], 1]);
    expect((await run('override')).output).toMatch(/^Overrides may come from http:\/\/localhost:3002, and/m);
    await run('override', 'deny', 'http://localhost:3002');
    expect((await loadRegistry(bundlesFolder)).overrideOrigins).toEqual([]);
  });

  it('prints an error without a stack', async () => {
    await liveRelease(bundlesFolder, ['jobs', V1]);
    writeFileSync(join(bundlesFolder, 'registry.json'), '{');
    const result = await run('compose');
    expect(result.code).toBe(1);
    expect(result.output).toMatch(/registry\.json is damaged/);
    expect(result.output).not.toContain('\n');
  });

  it('runs as a program', () => {
    const program = join(REPOSITORY, 'release/bin/release.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program, 'status', '--bundles', bundlesFolder], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, "Nothing is published yet: run 'release publish --all'.\n"]);
  });
});
