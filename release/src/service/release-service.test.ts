import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { create } from 'tar';
import { pack } from '../operations/pack';
import { readStatus } from '../operations/status';
import { grant, listGrants, revoke } from '../operations/teams';
import { loadRegistry, REGISTRY_FILE } from '../registry/registry-file';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { writeContainer } from '../testing/hand-made-container';
import { createReleaseService } from './release-service';
import { createToken, deleteToken } from './tokens';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const YEAR_MS = 365 * 24 * 3_600_000;
const OFFERS = { modules: {}, events: {}, tokens: [], admitsOwnLoaders: true };

interface Team {
  readonly name: string;
  readonly privateKey: KeyObject;
  readonly publicFile: string;
  readonly token: string;
}

let bundlesFolder: string;
let root: string;
let service: FastifyInstance;
let origin: string;
let remove: () => Promise<void>;
let growth: Team;
let hiring: Team;

beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  root = dirname(bundlesFolder);
  await liveRelease(bundlesFolder, ['host', V1], { offers: OFFERS });
  await liveRelease(bundlesFolder, ['jobs', V1], { paths: ['/jobs'] });
  growth = await newTeam('growth', ['tools']);
  hiring = await newTeam('hiring', ['jobs', 'news']);
  service = createReleaseService({ bundlesFolder, areMounted: false });
  await service.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await service.close();
  await remove();
});

async function newTeam(name: string, remotes: string[], until = new Date(Date.now() + YEAR_MS)): Promise<Team> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const publicFile = join(root, `${name}.pub`);
  writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  await grant(bundlesFolder, { team: name, key: publicFile, remotes, until });
  return { name, privateKey, publicFile, token: await createToken(bundlesFolder, name) };
}

/** Packs the content of a folder. */
async function archiveOf(folder: string): Promise<Buffer> {
  const file = `${folder}.tar.gz`;
  await create({ file, cwd: folder, gzip: true }, ['.']);
  return readFileSync(file);
}

async function toolsArchive(script?: string): Promise<Buffer> {
  const folder = join(root, 'tools');
  writeContainer(folder, 'tools', script);
  return archiveOf(folder);
}

async function upload(
  remote: string,
  content: Buffer,
  {
    token,
    privateKey,
    headers = {},
  }: Pick<Team, 'token' | 'privateKey'> & { readonly headers?: Record<string, string> },
) {
  const response = await fetch(`${origin}/releases/${remote}?reason=new%20look`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/gzip',
      Authorization: `Bearer ${token}`,
      'Kadam-Signature': sign(null, content, privateKey).toString('base64'),
      ...headers,
    },
    body: new Uint8Array(content),
  });
  return {
    status: response.status,
    ...((await response.json()) as { message: string; ok: boolean; version?: string }),
  };
}

const liveOf = async (bundle: string) => (await loadRegistry(bundlesFolder)).bundles[bundle]?.live;

describe('an upload', () => {
  it('of files goes live, and the history names the team and its key', async () => {
    const verdict = await upload('tools', await toolsArchive(), growth);
    expect(verdict).toMatchObject({
      message: `tools: ${verdict.version} is live`,
      status: 200,
      ok: true,
      remote: 'tools',
    });
    expect(await liveOf('tools')).toBe(verdict.version);
    const state = (await loadRegistry(bundlesFolder)).bundles.tools;
    expect(state?.history).toMatchObject([
      { action: 'publish', why: 'new look', who: expect.stringMatching(/^growth \(key .{10}\)$/) as string },
    ]);
    expect(await upload('tools', await toolsArchive(), growth)).toMatchObject({ status: 200, isUnchanged: true });
  });

  it('is rejected for the remote of another team, in both directions', async () => {
    expect(await upload('jobs', await toolsArchive(), growth)).toMatchObject({
      status: 403,
      message:
        "The team 'growth' may not release 'jobs'. It may release 'tools'; an operator grants more: release teams grant.",
    });
    expect(await upload('tools', await toolsArchive(), hiring)).toMatchObject({
      status: 403,
      message: expect.stringContaining(
        "The team 'hiring' may not release 'tools'. It may release 'jobs', 'news'",
      ) as string,
    });
    expect(await liveOf('tools')).toBeUndefined();
  });

  it('is rejected if the archive has another remote than the one it was sent as', async () => {
    expect(await upload('news', await toolsArchive(), hiring)).toMatchObject({
      status: 422,
      message: "The archive has the remote 'tools', and was sent as 'news': send it as 'tools'.",
    });
  });

  it('is rejected if another key signed it, or if it was changed after that', async () => {
    const archive = await toolsArchive();
    const stolen = { ...hiring, token: growth.token };
    const notSigned = expect.stringMatching(/^The upload is not signed with the key .{10} of 'growth'/) as string;
    expect(await upload('tools', archive, stolen)).toMatchObject({ status: 403, message: notSigned });
    const signature = sign(null, archive, growth.privateKey).toString('base64');
    const changed = await upload('tools', Buffer.concat([archive, Buffer.from([0])]), {
      ...growth,
      headers: { 'Kadam-Signature': signature },
    });
    expect(changed).toMatchObject({ status: 403, message: notSigned });
  });

  it('is rejected once the grant has expired or was revoked, and so is its token', async () => {
    const until = new Date(Date.now() + 500);
    const old = await newTeam('old', ['tools'], until);
    while (new Date() <= until) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await upload('tools', await toolsArchive(), old)).toMatchObject({
      status: 403,
      message: expect.stringMatching(/^The grant of 'old' for 'tools' expired on /) as string,
    });
    expect((await readStatus({ bundlesFolder })).notes).toContainEqual(
      expect.stringMatching(/^The grant of 'old' for tools expired on .+: release teams grant old\.$/),
    );
    await revoke(bundlesFolder, 'growth', undefined);
    expect((await upload('tools', await toolsArchive(), growth)).status).toBe(403);
    await deleteToken(bundlesFolder, 'growth');
    expect((await upload('tools', await toolsArchive(), growth)).status).toBe(401);
  });

  it.each([
    ['without a token', { Authorization: '' }, 401],
    ['with a wrong token', { Authorization: `Bearer ${randomBytes(32).toString('base64url')}` }, 401],
    ['with a signature that is no signature', { 'Kadam-Signature': 'abc' }, 403],
    ['of another type', { 'Content-Type': 'application/json' }, 400],
  ])('%s is rejected', async (_, headers, status) => {
    expect(await upload('tools', await toolsArchive(), { ...growth, headers })).toMatchObject({ status, ok: false });
    expect(await liveOf('tools')).toBeUndefined();
  });

  it('of a broken container is rejected with the reason', async () => {
    const folder = join(root, 'empty');
    mkdirSync(folder);
    writeFileSync(join(folder, 'entry.js'), '');
    expect(await upload('tools', await archiveOf(folder), growth)).toMatchObject({
      status: 422,
      message: expect.stringContaining('The archive has no routes.json at its top') as string,
    });
    expect(await upload('tools', Buffer.from('no archive'), growth)).toMatchObject({
      status: 422,
      message: expect.stringContaining('it is damaged or no tar.gz archive') as string,
    });
  });

  it('that leads out of its folder, or has links, is rejected', async () => {
    const folder = join(root, 'links');
    writeContainer(folder, 'tools');
    symlinkSync('/etc/passwd', join(folder, 'passwd.js'));
    expect((await upload('tools', await archiveOf(folder), growth)).message).toContain(
      "'./passwd.js' is neither a file nor a folder",
    );
    const file = join(root, 'outside.tar.gz');
    mkdirSync(join(folder, 'inner'));
    await create({ file, cwd: join(folder, 'inner'), gzip: true, preservePaths: true }, ['../entry.js']);
    expect((await upload('tools', readFileSync(file), growth)).message).toContain(
      "'../entry.js' leads out of the archive",
    );
  });

  it('of more than 50 MB, or that unpacks to more than 100 MB, is rejected', async () => {
    const headers = {
      Authorization: `Bearer ${growth.token}`,
      'Content-Type': 'application/gzip',
      'Content-Length': 51 * 1024 * 1024,
      'Kadam-Signature': 'abc',
    };
    const large = request(`${origin}/releases/tools`, { method: 'POST', headers });
    large.flushHeaders();
    const [{ statusCode }] = (await once(large, 'response')) as [IncomingMessage];
    large.destroy();
    expect(statusCode).toBe(413);
    const folder = join(root, 'bomb');
    writeContainer(folder, 'tools');
    writeFileSync(join(folder, 'zeros.js'), Buffer.alloc(101 * 1024 * 1024));
    expect(await upload('tools', await archiveOf(folder), growth)).toMatchObject({
      status: 422,
      message: 'The archive was not accepted: it unpacks to more than 100 MB.',
    });
  });
});

describe('a release of another site', () => {
  const packed = async () => {
    const file = join(root, 'release.tar.gz');
    await pack({ bundlesFolder, name: 'jobs', version: V2, file });
    return readFileSync(file);
  };
  /** Takes the release away again, so that this site has to get it from the archive. */
  const removeRelease = () =>
    import('node:fs').then(({ rmSync }) => rmSync(join(bundlesFolder, 'jobs', V2), { recursive: true }));

  it('keeps its version and every byte', async () => {
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'], files: { 'big.js': '// text\n'.repeat(500) } });
    const before = readFileSync(join(bundlesFolder, 'jobs', V2, 'release.json'));
    const archive = await packed();
    await removeRelease();
    expect(await upload('jobs', archive, hiring)).toMatchObject({ status: 200, version: V2 });
    expect(await liveOf('jobs')).toBe(V2);
    expect(readFileSync(join(bundlesFolder, 'jobs', V2, 'release.json'))).toEqual(before);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });

  it('is rejected if a file was changed or added', async () => {
    await putRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    writeFileSync(join(bundlesFolder, 'jobs', V2, 'more.js'), 'alert(1)');
    const archive = await packed();
    await removeRelease();
    expect(await upload('jobs', archive, hiring)).toMatchObject({
      status: 422,
      message: `'jobs' was not released. Release ${V2} in the archive has a file that its release.json does not name: more.js. Pack it again: release pack jobs ${V2}.`,
    });
    expect(await liveOf('jobs')).toBe(V1);
  });

  it('can be rolled back by its team alone', async () => {
    await liveRelease(bundlesFolder, ['jobs', V2], { paths: ['/jobs'] });
    const rollback = async (team: Team) => {
      const response = await fetch(`${origin}/releases/jobs/rollback`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${team.token}`, 'Content-Type': 'application/json', Accept: 'text/plain' },
        body: JSON.stringify({ reason: 'search is slow' }),
      });
      return { status: response.status, text: await response.text() };
    };
    expect((await rollback(growth)).status).toBe(403);
    expect(await rollback(hiring)).toEqual({ status: 200, text: `jobs: ${V1} is live instead of ${V2}\n` });
    const state = (await loadRegistry(bundlesFolder)).bundles.jobs;
    expect(state?.history.at(-1)).toMatchObject({ action: 'rollback', who: 'hiring', why: 'search is slow' });
  });
});

it('the status names the remotes of the team only', async () => {
  const response = await fetch(`${origin}/status`, { headers: { Authorization: `Bearer ${hiring.token}` } });
  const { remotes } = (await response.json()) as { remotes: { bundle: string; live: string }[] };
  expect(remotes.map(({ bundle, live }) => `${bundle} ${live}`)).toEqual([`jobs ${V1}`]);
});

it('a grant that was not signed by the platform makes the registry untrusted', async () => {
  const file = join(bundlesFolder, REGISTRY_FILE);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"tools"', '"jobs"'));
  expect(await upload('jobs', await toolsArchive(), growth)).toMatchObject({
    status: 422,
    message: expect.stringContaining('was changed after it was signed') as string,
  });
});

it('browsers get nothing about teams', async () => {
  expect(await listGrants(bundlesFolder)).toHaveLength(2);
  expect(readFileSync(join(bundlesFolder, 'registry.public.json'), 'utf8')).not.toContain('growth');
});

it.each([
  ['the host', { remotes: ['host'] }, 'Only the platform releases the host.'],
  ['no remote', { remotes: [] }, "'' is not a name of a remote"],
  ['the past', { until: new Date(0) }, 'A grant ends in the future'],
  ['a private key', { key: 'private.pem' }, 'which only the team may have'],
  ['a key of another kind', { key: 'rsa.pub' }, 'has no Ed25519 public key'],
  ['a missing file', { key: 'none.pub' }, 'cannot be read (ENOENT)'],
  ['an invalid team', { team: 'My team' }, "'My team' cannot name a team"],
])('a grant for %s is rejected', async (_, change, message) => {
  writeFileSync(join(root, 'private.pem'), growth.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(join(root, 'rsa.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  const { key = 'growth.pub', ...others } = change as { key?: string };
  const until = new Date(Date.now() + YEAR_MS);
  const options = { team: 'growth', remotes: ['tools'], until, ...others, key: join(root, key) };
  await expect(grant(bundlesFolder, options)).rejects.toThrow(message);
});
