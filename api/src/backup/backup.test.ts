import { createHash, randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/open';
import { fileFolder } from '../modules/resume-files/file-folder';
import { type ClosedDatabase, ENGINES, newClosedDatabase, newDataFolder } from '../testing/engines';
import { addPosting, buildTestApp, newMember } from '../testing/portal';
import { programOf } from '../testing/program';
import { resumeFixture, uploadResume } from '../testing/resumes';
import { writeArchive } from './archive-writer';
import { countRowsByTable } from './database-rows';
import { entriesOf } from './site-folders';

jest.setTimeout(300_000);

const resume = resumeFixture('bare-linkedin-url-roundtrip.pdf');

interface Site {
  readonly environment: Readonly<Record<string, string>>;
  readonly bundles: string;
  readonly mail: string;
  readonly resumes: string;
  open(): ReturnType<ClosedDatabase['open']>;
}

let folder: string;
const closeds: ClosedDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kadam-backup-'));
});
afterAll(async () => {
  for (const closed of closeds) await closed.remove();
  await rm(folder, { recursive: true, force: true });
});

/** A site without a database and without files. */
async function emptySite(engine: 'embedded' | 'postgres', store: 'folder' | 'database'): Promise<Site> {
  const root = await mkdtemp(join(folder, 'site-'));
  const dataFolder = engine === 'embedded' ? join(root, 'data') : undefined;
  const closed = dataFolder === undefined ? await newClosedDatabase() : undefined;
  if (closed) {
    closeds.push(closed);
    const database = await closed.open();
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    await database.close();
  }
  return siteAt(closed?.environment ?? { KADAM_DATA: dataFolder ?? '' }, root, store);
}

function siteAt(environment: Readonly<Record<string, string>>, root: string, store: 'folder' | 'database'): Site {
  const [bundles, resumes] = [join(root, 'bundles'), join(root, 'resumes')];
  const dataFolder = environment.KADAM_DATA ?? '';
  return {
    environment: { ...environment, KADAM_BUNDLES: bundles, ...(store === 'folder' && { KADAM_RESUME_FILES: resumes }) },
    bundles,
    resumes,
    mail: join(dataFolder, 'mail'),
    open: () => openDatabase({ dataFolder, databaseUrl: environment.DATABASE_URL }),
  };
}

/** A site with a member, an application with a resume file, a mail, and a release. */
async function filledSite(engine: 'embedded' | 'postgres', store: 'folder' | 'database'): Promise<Site> {
  const root = await mkdtemp(join(folder, 'filled-'));
  let environment: Readonly<Record<string, string>> = {};
  if (engine === 'embedded') {
    const dataFolder = await newDataFolder();
    environment = { KADAM_DATA: dataFolder };
    closeds.push({ environment, open: jest.fn(), remove: () => rm(dataFolder, { recursive: true }) });
  } else {
    const closed = await newClosedDatabase();
    closeds.push(closed);
    ({ environment } = closed);
  }
  const site = siteAt(environment, root, store);
  const database = await site.open();
  const app = await buildTestApp(database, { config: { resumeFolder: site.environment.KADAM_RESUME_FILES } });
  await app.ready();
  const member = await newMember(app);
  const { headers, email } = member;
  await app.inject({
    method: 'POST',
    url: '/api/jobseeker/profile',
    headers,
    payload: { jobseekerName: 'Asha Rao', email },
  });
  const resumeId = (await uploadResume(app, member, { name: 'Asha.pdf', bytes: resume })).json().data.resume
    .id as string;
  const payload = { email, jobPostingId: await addPosting(database), resumeId };
  expect((await app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).statusCode).toBe(201);
  await app.close();
  await database.close();
  for (const path of ['jobs/1', '.pages/now', '.building/half'])
    await mkdir(join(site.bundles, path), { recursive: true });
  await mkdir(site.mail, { recursive: true });
  await writeFile(join(site.mail, 'one.eml'), 'To: asha@example.in\r\n');
  await writeFile(join(site.bundles, 'registry.json'), '{"keys":[]}');
  await writeFile(join(site.bundles, 'jobs/1/main.js'), 'x'.repeat(300_000));
  await writeFile(join(site.bundles, 'jobs/1/empty.css'), '');
  await symlink('.pages/now', join(site.bundles, 'pages'));
  return site;
}

async function kadam(environment: Readonly<Record<string, string>>, ...words: string[]) {
  const program = await programOf(join(__dirname, '../commands/kadam.ts'));
  return new Promise<{ code: unknown; out: string; err: string }>((done) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...environment };
    execFile(process.execPath, [program, ...words], { env: env as NodeJS.ProcessEnv }, (error, out, err) =>
      done({ code: error?.code ?? 0, out: out.trim(), err: err.trim() }),
    );
  });
}

async function backUp(site: Site, ...options: string[]): Promise<string> {
  const target = await mkdtemp(join(folder, 'backups-'));
  const { code, err } = await kadam(site.environment, 'backup', target, ...options);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const names = await readdir(target);
  expect(names).toEqual([expect.stringMatching(/^kadam-.*\.tar(\.age)?$/)]);
  return join(target, names[0] ?? '');
}

/** Everything that a backup promises: rows, bytes of resumes in the database, hashes of files. */
async function contentOf(site: Site) {
  const database = await site.open();
  try {
    const rows = await countRowsByTable(database);
    const inDatabase = await database.query(
      'select id, sha256(content) as hash from resume_files where content is not null order by id',
    );
    const ids = await database.query('select id, email from members order by id');
    return { rows, inDatabase, ids, files: await hashesOf(site) };
  } finally {
    await database.close();
  }
}

async function hashesOf({ bundles, mail, resumes }: Site) {
  const hashes: Record<string, string> = {};
  for (const path of [bundles, mail, resumes])
    for await (const { name, kind } of entriesOf(path)) {
      const bytes = kind === 'file' ? readFileSync(join(path, name)) : '';
      hashes[`${path.split('/').pop()}/${name}`] =
        kind === 'link' ? await readlink(join(path, name)) : createHash('sha256').update(bytes).digest('hex');
    }
  return hashes;
}

describe.each(ENGINES.map(({ name }) => name))('a site on %s', (engine) => {
  // The folder of resume files is the same beside both databases.
  test.each(engine === 'embedded' ? (['database'] as const) : (['folder', 'database'] as const))(
    'with resume files in the %s, restoring a backup into an empty site gives the same site',
    async (store) => {
      const site = await filledSite(engine, store);
      const before = await contentOf(site);
      expect(before.rows).toMatchObject({ members: 1, applications: 1, resume_files: 1 });
      expect(before.inDatabase).toHaveLength(store === 'database' ? 1 : 0);
      expect(Object.keys(before.files).filter((name) => name.startsWith('resumes/'))).toHaveLength(
        store === 'folder' ? 2 : 0,
      );
      const path = await backUp(site);
      const restored = await emptySite(engine, store);
      expect(await kadam(restored.environment, 'restore', path)).toEqual({
        code: 0,
        err: '',
        out: expect.stringMatching(/^Restored .* 1 mails, .* All hashes and counts agree\.$/),
      });
      expect(await contentOf(restored)).toEqual(before);
      expect(existsSync(join(restored.bundles, '.building'))).toBe(false);
    },
  );

  test('that is not empty is restored only with --replace, to the content of the backup', async () => {
    const site = await filledSite(engine, 'folder');
    const before = await contentOf(site);
    const path = await backUp(site);
    const database = await site.open();
    await database.query('delete from applications');
    await database.query('create table later (id int)');
    await database.close();
    await writeFile(join(site.bundles, 'later.js'), 'later');
    const rejected = await kadam(site.environment, 'restore', path);
    expect(rejected).toMatchObject({ code: 1, err: expect.stringMatching(/^The site is not empty: .*add --replace/) });
    expect((await kadam(site.environment, 'restore', path, '--replace')).err).toBe('');
    expect(await contentOf(site)).toEqual(before);
  });

  test('is not changed by a backup with wrong row counts', async () => {
    const site = await filledSite(engine, 'folder');
    const wrong = join(folder, `${engine}-wrong.tar`);
    await writeWrong(wrong, site, engine);
    const before = await contentOf(site);
    expect(await kadam(site.environment, 'restore', wrong, '--replace')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/schema_migrations (has|does not have)/),
    });
    expect(await contentOf(site)).toEqual(before);
    expect(await readdir(site.bundles)).not.toContainEqual(expect.stringMatching(/^\.restore-/));
  });
});

/** For what does not depend on the engine: PostgreSQL, if it is installed, takes less time. */
const ANY_ENGINE = ENGINES.at(-1)?.name ?? 'embedded';

test('a damaged backup is rejected and changes nothing', async () => {
  const path = await backUp(await filledSite(ANY_ENGINE, 'folder'));
  const bytes = readFileSync(path);
  const at = bytes.indexOf('x'.repeat(1_000));
  expect(at).toBeGreaterThan(0);
  bytes[at + 500] = 0;
  const [damaged, short] = [join(folder, 'damaged.tar'), join(folder, 'short.tar')];
  await writeFile(damaged, bytes);
  await writeFile(short, readFileSync(path));
  await truncate(short, bytes.length - 100_000);

  const empty = await emptySite(ANY_ENGINE, 'folder');
  const hint = /is damaged or no backup: 1 files differ .* bundles\/jobs\/1\/main\.js\. Nothing was changed/;
  for (const options of [[], ['--check']])
    expect(await kadam(empty.environment, 'restore', damaged, ...options)).toMatchObject({
      code: 1,
      err: expect.stringMatching(hint),
    });
  expect(await kadam(empty.environment, 'restore', short)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is damaged or no backup/),
  });
  const missing = join(folder, 'missing.tar');
  expect(await kadam(empty.environment, 'restore', missing)).toEqual({
    code: 1,
    out: '',
    err: `${missing} cannot be read (ENOENT).`,
  });
  expect(await hashesOf(empty)).toEqual({});
});

/** A backup of a site with one row too many in its manifest, and a release of its own. */
async function writeWrong(path: string, site: Site, engine: 'embedded' | 'postgres'): Promise<void> {
  const { copyDatabase } = await import('./database-copy');
  const archive = await writeArchive(path);
  const paths = { dataFolder: site.environment.KADAM_DATA ?? '', bundlesFolder: site.bundles };
  const databaseUrl = site.environment.DATABASE_URL;
  const draft = `${path}.dump`;
  const { rows, schema } = await copyDatabase(archive, { ...paths, databaseUrl, resumeFolder: undefined }, draft);
  await archive.addFolder('bundles', join(site.bundles, 'jobs'));
  await archive.finish({
    format: 1,
    createdAt: new Date().toISOString(),
    engine,
    schema,
    rows: { ...rows, schema_migrations: (rows.schema_migrations ?? 0) + 1 },
    missingResumes: [],
  });
}

describe('encryption', () => {
  test('an encrypted backup is read only with the secret key or the passphrase', async () => {
    const site = await filledSite(ANY_ENGINE, 'database');
    // Made by age-keygen for this test.
    const recipient = 'age1cscgsf8j4uukupanvz9gpynvavu797k006f4t6aa882l5ehftv3qn0h8vw';
    const identity = join(folder, 'identity');
    await writeFile(
      identity,
      '# for tests\nAGE-SECRET-KEY-16LHW4FQ8P7VKV7VCXSKRWJSTC9FLL4ZR7K7LZRPF8FRXPQYVKUEQA0R5YA\n',
    );
    const encrypted = await backUp({
      ...site,
      environment: { ...site.environment, KADAM_BACKUP_RECIPIENT: recipient },
    });
    expect(encrypted).toMatch(/\.age$/);
    expect(readFileSync(encrypted).includes('registry.json')).toBe(false);
    const check = (path: string, ...words: string[]) => kadam(site.environment, 'restore', path, '--check', ...words);
    expect((await check(encrypted)).err).toMatch(/^The backup is encrypted\. Name the file of its secret key/);
    expect(await check(encrypted, '--identity', identity)).toMatchObject({
      code: 0,
      out: expect.stringContaining('is whole'),
    });

    const [right, wrong] = [join(folder, 'right'), join(folder, 'wrong')];
    await Promise.all([writeFile(right, 'monsoon clouds\n'), writeFile(wrong, 'winter clouds')]);
    const locked = await backUp(site, '--passphrase-file', right);
    expect((await check(locked, '--passphrase-file', right)).code).toBe(0);
    expect((await check(locked, '--passphrase-file', wrong)).err).toMatch(
      /^The backup cannot be decrypted with this passphrase/,
    );
    expect((await check(encrypted, '--passphrase-file', right)).err).toMatch(/^The backup cannot be decrypted/);
    expect((await kadam(site.environment, 'backup', folder, '--recipient', 'age1x')).err).toMatch(
      /^'age1x' is not a public key of age/,
    );
  });
});

test('the oldest backups are removed, and other files are kept', async () => {
  const site = await filledSite(ANY_ENGINE, 'database');
  const target = await mkdtemp(join(folder, 'kept-'));
  await writeFile(join(target, 'signing-key.pem'), '');
  const names = async () => (await readdir(target)).filter((name) => name.startsWith('kadam-'));
  await kadam(site.environment, 'backup', target, '--keep', '2');
  const [first] = await names();
  await kadam(site.environment, 'backup', target, '--keep', '2');
  expect((await kadam(site.environment, 'backup', target, '--keep', '2')).out).toMatch(/ 1 older removed\.$/);
  expect(await names()).toHaveLength(2);
  expect(await names()).not.toContain(first);
  expect(await readdir(target)).toContain('signing-key.pem');
});

const onPostgres = ENGINES.some(({ name }) => name === 'postgres') ? test : test.skip;

onPostgres('a backup during uploads has the file of every row', async () => {
  const site = await filledSite('postgres', 'folder');
  const database = await site.open();
  const files = fileFolder(site.resumes);
  let isOver = false;
  const uploads = (async () => {
    let count = 0;
    for (; !isOver; count += 1) {
      const id = randomUUID();
      await files.write(id, resume);
      await database.query(
        `insert into resume_files select (jsonb_populate_record(file, jsonb_build_object('id', $1::text, 'is_on_file', false))).*
         from resume_files file limit 1`,
        [id],
      );
    }
    return count;
  })();
  const path = await backUp(site).finally(() => (isOver = true));
  expect(await uploads).toBeGreaterThan(10);
  await database.close();
  const restored = await emptySite('postgres', 'folder');
  expect((await kadam(restored.environment, 'restore', path)).err).toBe('');
  const copy = await restored.open();
  const rows = await copy.query<{ id: string }>('select id from resume_files where content is null');
  await copy.close();
  for (const { id } of rows) expect(existsSync(join(restored.resumes, id))).toBe(true);
});

onPostgres('a missing pg_dump is named, and nothing is left behind', async () => {
  const site = await filledSite('postgres', 'database');
  const target = await mkdtemp(join(folder, 'none-'));
  const { code, err } = await kadam({ ...site.environment, PATH: '/nowhere' }, 'backup', target);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/^pg_dump is not installed\. Install the client/),
  });
  expect(await readdir(target)).toEqual([]);
  const path = await backUp(site);
  const empty = await emptySite('postgres', 'database');
  expect((await kadam({ ...empty.environment, PATH: '/nowhere' }, 'restore', path)).err).toMatch(
    /^(psql|pg_restore) is not installed\. .*\nThe database was not changed\.$/,
  );
  expect(await hashesOf(empty)).toEqual({});
});
