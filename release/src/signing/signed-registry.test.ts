import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@kadam/shared/remote';
import { compose } from '../operations/compose';
import { runCommandLine } from '../command-line';
import { restoreRegistry } from '../operations/restore-registry';
import { rollback } from '../operations/rollback';
import { readStatus } from '../operations/status';
import { createBundlesFolder, liveRelease, putRelease } from '../testing/hand-made-release';
import { publishReleases } from '../operations/publish-releases';
import { createKey, generateKey, keyName, readKeys } from './key-files';

const V1 = '1.0.0-00000001';
const V2 = '1.0.0-00000002';
const PAGES = { paths: ['/jobs'] };

let bundlesFolder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ bundlesFolder, remove } = await createBundlesFolder());
  await liveRelease(bundlesFolder, ['host', V1]);
  await liveRelease(bundlesFolder, ['jobs', V1], PAGES);
});
afterEach(() => remove());

const at = (path: string) => join(bundlesFolder, path);
const keys = () => join(dirname(bundlesFolder), 'keys');
const read = () => JSON.parse(readFileSync(at('registry.json'), 'utf8')) as Registry;
const write = (registry: object) => writeFileSync(at('registry.json'), JSON.stringify(registry));
const copies = ['registry.json', '.registry.last-good.json'];
const commands: readonly (() => Promise<unknown>)[] = [
  () => liveRelease(bundlesFolder, ['jobs', V2], PAGES),
  () => rollback('jobs', { bundlesFolder }),
  () => compose({ bundlesFolder }),
  () => readStatus({ bundlesFolder }),
];
const publicKey = async () => (await readKeys(bundlesFolder)).accepted[0]?.publicKey ?? '';

/**
 * Everything in the folder and its machine as it is now, and how to bring the folder alone back to
 * it.
 */
function keepFolder(): () => void {
  const kept = `${bundlesFolder}.kept`;
  cpSync(bundlesFolder, kept, { recursive: true, verbatimSymlinks: true });
  return () => {
    rmSync(bundlesFolder, { recursive: true });
    renameSync(kept, bundlesFolder);
  };
}

async function runCommand(...words: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void lines.push(words.join(' '))),
  );
  const code = await runCommandLine([...words, '--bundles', bundlesFolder]);
  for (const spy of spies) spy.mockRestore();
  return { code, text: lines.join('\n') };
}

test('the first publish creates a private key outside of the bundles and signs the registry', async () => {
  expect(statSync(join(keys(), 'signing-key.pem')).mode & 0o777).toBe(0o600);
  expect(statSync(keys()).mode & 0o777).toBe(0o700);
  expect(readFileSync(join(keys(), 'signing-key.pem'), 'utf8')).toContain('PRIVATE KEY');
  const { signature, faults, notes } = await readStatus({ bundlesFolder });
  expect(signature).toBe(`registry.json is signed by the key ${keyName(await publicKey())} (number 2).`);
  expect([faults, notes]).toEqual([[], [expect.stringContaining(dirname(bundlesFolder))]]);
  chmodSync(join(keys(), 'signing-key.pem'), 0o644);
  expect((await readStatus({ bundlesFolder })).notes.join()).toContain(
    'Others than its owner may read the signing key',
  );
});

test('a public key never begins with a dash, which a command would read as an option', () => {
  const keys = Array.from({ length: 1000 }, () => createPublicKey(generateKey()).export({ format: 'jwk' }).x);
  expect(keys.filter((key) => key?.startsWith('-'))).toEqual([]);
});

test('documents contain the key, the sequence and the digest of the fallback version', async () => {
  await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
  const [, boot = '{}'] =
    /id="kadam-boot">(.*?)<\/script>/s.exec(readFileSync(at('pages/jobs/index.html'), 'utf8')) ?? [];
  expect(JSON.parse(boot)).toMatchObject({
    trust: { sequence: 3, keys: [{ publicKey: await publicKey() }] },
    remotes: [{ name: 'jobs', previous: V1, previousDigest: read().bundles.jobs?.digests[V1] }],
  });
});

test('an unchanged registry is not signed again', async () => {
  const before = read();
  await compose({ bundlesFolder });
  expect(read()).toEqual(before);
});

describe('a registry that was altered', () => {
  beforeEach(async () => {
    await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
    const registry = read();
    write({
      ...registry,
      bundles: { ...registry.bundles, jobs: { ...registry.bundles.jobs, live: V1, previous: [V2] } },
    });
  });

  it('is rejected by every command, with a solution', async () => {
    for (const command of commands)
      await expect(command()).rejects.toThrow(
        /registry\.json was changed after it was signed by \S{10}, so nothing was changed\. Run 'release restore-registry' to put the last good one back/,
      );
  });

  it('is restored from its backup', async () => {
    expect(await restoreRegistry({ bundlesFolder })).toMatchObject({ from: 'last good copy', live: { jobs: V2 } });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });

  it('is accepted with --force and a reason only if the backup is not better', async () => {
    write({ ...read(), updatedAt: 'altered' });
    writeFileSync(at('.registry.last-good.json'), readFileSync(at('registry.json')));
    await expect(restoreRegistry({ bundlesFolder })).rejects.toThrow('release restore-registry --force --reason');
    const { code, text } = await runCommand('restore-registry', '--force', '--reason', 'looked at it with Asha');
    expect([code, text]).toEqual([0, expect.stringContaining(`jobs: ${V1} is live`)]);
    expect(read().bundles.jobs?.history.at(-1)).toMatchObject({ action: 'restore', why: 'looked at it with Asha' });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });
});

test('a registry without its signature is rejected, even if the backup has none', async () => {
  for (const name of copies) {
    const { signatures: _, ...registry } = JSON.parse(readFileSync(at(name), 'utf8')) as Registry;
    writeFileSync(at(name), JSON.stringify(registry));
  }
  for (const command of commands) await expect(command()).rejects.toThrow('was signed before and is no longer signed');
});

test('an older registry is rejected if the whole folder was restored', async () => {
  const putBack = keepFolder();
  await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
  putBack();
  for (const command of commands)
    await expect(command()).rejects.toThrow('is older (number 2) than one that was written here (number 3)');
  await expect(restoreRegistry({ bundlesFolder })).rejects.toThrow('no copy of it that could be trusted');
  await restoreRegistry({ bundlesFolder, asItIs: 'restored from the backup' });
  expect(read()).toMatchObject({ sequence: 4, bundles: { jobs: { live: V1 } } });
});

test('another machine detects an older registry by its backup', async () => {
  const older = read();
  await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
  write(older);
  rmSync(join(keys(), 'sequences'), { recursive: true });
  await expect(compose({ bundlesFolder })).rejects.toThrow('is older (number 2)');
});

describe('an altered release.json', () => {
  const alter = (version: string) => {
    const file = at(`jobs/${version}/release.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Title of /jobs', 'Somebody else'));
  };

  it('is reported for its bundle and not used for documents', async () => {
    alter(V1);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([
      `The live release ${V1} of 'jobs' has another release.json than the one that went live: run 'release publish jobs'. Its pages show the previous version, or that they are unavailable.`,
    ]);
    await liveRelease(bundlesFolder, ['learning', V1]);
    expect(readFileSync(at('pages/jobs/index.html'), 'utf8')).toContain('Title of /jobs');
  });

  it('is rejected by a rollback', async () => {
    await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
    alter(V1);
    await expect(rollback('jobs', { bundlesFolder })).rejects.toThrow(
      'has another release.json than the one that went live',
    );
  });

  it('is not published again, but a new build of the same sources is', async () => {
    await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
    alter(V1);
    const again = (isBuilt: boolean) =>
      publishReleases(bundlesFolder, [{ bundle: 'jobs', version: V1, isBuilt }], { why: 'test' });
    await expect(again(false)).rejects.toThrow('has another release.json');
    await putRelease(bundlesFolder, ['jobs', V1], PAGES);
    expect(await again(true)).toMatchObject([{ status: 'published' }]);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });
});

describe('a rotated key', () => {
  it('signs together with the old one until that expires', async () => {
    const old = await publicKey();
    cpSync(keys(), `${keys()}.other`, { recursive: true });
    expect(await runCommand('keys', 'rotate', '--until', '2999-01-31')).toMatchObject({ code: 0 });
    const current = await publicKey();
    expect(Object.keys(read().signatures ?? {})).toEqual([current, old]);
    expect(read().keys).toEqual([{ publicKey: current }, { publicKey: old, until: '2999-01-31T23:59:59.999Z' }]);
    expect((await runCommand('keys')).text).toMatch(
      new RegExp(`${current} {2}signs\n.*${old} {2}signs until 2999-01-31`),
    );
    process.env.KADAM_SIGNING_KEY = join(`${keys()}.other`, 'signing-key.pem');
    try {
      await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
    } finally {
      delete process.env.KADAM_SIGNING_KEY;
    }
    expect(Object.keys(read().signatures ?? {})).toEqual([old]);
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
  });

  it('is the only one after the old one has expired', async () => {
    const before = read();
    const old = await publicKey();
    await runCommand('keys', 'rotate', '--until', 'now');
    expect(Object.keys(read().signatures ?? {})).toEqual([await publicKey()]);
    write(before);
    await expect(compose({ bundlesFolder })).rejects.toThrow(
      `is signed by the key ${keyName(old)}, which is not accepted`,
    );
  });

  it('requires a valid day', async () => {
    expect(await runCommand('keys', 'rotate', '--until', 'soon')).toMatchObject({ code: 2 });
  });
});

describe('a machine with another key', () => {
  it('is accepted once its key is trusted', async () => {
    renameSync(keys(), `${keys()}.other`);
    const { publicKey: own } = await createKey(bundlesFolder);
    const [other = ''] = Object.keys(read().signatures ?? {});
    expect((await runCommand('status')).text).toContain(
      `is signed by the key ${keyName(other)}, which is not accepted on this machine`,
    );
    expect(await runCommand('keys', 'trust', 'nobodyknows')).toMatchObject({ code: 1 });
    expect(await runCommand('keys', 'trust', keyName(other))).toMatchObject({ code: 0 });
    await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
    expect(read().keys?.map((key) => key.publicKey)).toEqual([own, other]);
  });
});

describe('a machine without a key', () => {
  beforeEach(() => renameSync(keys(), `${keys()}.away`));

  it('has one key after concurrent commands', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => createKey(bundlesFolder)));
    expect(new Set(made.map((one) => one.publicKey)).size).toBe(1);
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(readdirSync(keys())).toEqual(['signing-key.pem']);
  });

  it('cannot verify or change the registry', async () => {
    expect((await readStatus({ bundlesFolder })).signature).toContain('This machine has no key');
    const before = readFileSync(at('registry.json'), 'utf8');
    await expect(liveRelease(bundlesFolder, ['jobs', V2], PAGES)).rejects.toThrow(
      /^This machine has no key to sign registry\.json with, so nothing was changed\. Copy the signing key of the site \(\S{10}\) to /,
    );
    expect(readFileSync(at('registry.json'), 'utf8')).toBe(before);
    expect(readdirSync(dirname(bundlesFolder))).not.toContain('keys');
  });

  it('continues with a new key and --force if the old one is lost', async () => {
    await runCommand('keys', 'create');
    expect(await runCommand('restore-registry', '--force', '--reason', 'the key is lost')).toMatchObject({ code: 0 });
    expect((await readStatus({ bundlesFolder })).faults).toEqual([]);
    expect(Object.keys(read().signatures ?? {})).toEqual([await publicKey()]);
  });
});

test('an unsigned folder is signed by the next publish', async () => {
  const { signatures: _, sequence: __, keys: ___, ...registry } = read();
  for (const name of copies) writeFileSync(at(name), JSON.stringify(registry));
  rmSync(keys(), { recursive: true });
  expect((await readStatus({ bundlesFolder })).signature).toContain('is not signed yet');
  await liveRelease(bundlesFolder, ['jobs', V2], PAGES);
  expect((await readStatus({ bundlesFolder })).signature).toContain('(number 1)');
  expect(Object.keys(read().bundles.jobs?.digests ?? {}).sort()).toEqual([V1, V2]);
});

test.each([
  ['is among the files that visitors get', (folder: string) => join(folder, 'key.pem'), 'is in the bundles folder'],
  ['is of another kind', (folder: string) => join(dirname(folder), 'rsa.pem'), 'is no Ed25519 key'],
])('rejects a key that %s', async (_, path, message) => {
  const { privateKey } = generateKeyPairSync('x25519');
  process.env.KADAM_SIGNING_KEY = path(bundlesFolder);
  try {
    writeFileSync(path(bundlesFolder), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await expect(compose({ bundlesFolder })).rejects.toThrow(message);
  } finally {
    delete process.env.KADAM_SIGNING_KEY;
  }
});
