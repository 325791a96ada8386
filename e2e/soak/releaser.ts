import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleRelease } from '../../release/src/build/assemble-release';
import { readBuildRecord } from '../../release/src/build/build-record';
import { abort, changeShare, promote, startCanary } from '../../release/src/operations/canary';
import { publishReleases } from '../../release/src/operations/publish-releases';
import { loadRegistry } from '../../release/src/registry/registry-file';
import type { loadRelease } from '../../release/src/registry/releases';
import { rollback } from '../../release/src/operations/rollback';

/** Changes of releases, repeated in this order. */
const STEPS = [
  'publish',
  'publish',
  'rollback',
  'publish',
  'canary',
  'share',
  'promote',
  'publish',
  'canary',
  'abort',
] as const;
const BUNDLES = ['jobs', 'learning', 'marketing'];
const DAY_MS = 24 * 3_600_000;
const SHARE = 20;
const LARGER_SHARE = 50;

const [bundlesFolder = '', workFolder = ''] = process.argv.slice(2);
let day = 0;
let made = 0;

// Each change is a day later, for this process only, because old releases are deleted by age.
const realNow = Date.now;
globalThis.Date = new Proxy(Date, {
  construct: (real, given: []) => (given.length > 0 ? new real(...given) : new real(realNow() + day * DAY_MS)),
  get: (real, key) => (key === 'now' ? () => realNow() + day * DAY_MS : (Reflect.get(real, key) as unknown)),
});

/** The code of a bundle under another version, like another build. */
async function nextRelease(bundle: string): Promise<{ bundle: string; version: string; isBuilt: true }> {
  const source = join(workFolder, bundle);
  const {
    version: before,
    pages,
    commit,
  } = JSON.parse(readFileSync(join(source, 'release.json'), 'utf8')) as Awaited<ReturnType<typeof loadRelease>>;
  made += 1;
  const version = before.replace(/[0-9a-f]{8}$/, made.toString(16).padStart(8, '0'));
  const folder = join(bundlesFolder, bundle, version);
  cpSync(source, folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    if (/\.(br|gz)$|^release\.json$/.test(file)) rmSync(path);
    // Name that separates the chunks of builds.
    else if (file.endsWith('.js')) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(before, version));
  }
  await assembleRelease(folder, { bundle, version, pages, commit }, await readBuildRecord(bundle, folder));
  return { bundle, version, isBuilt: true };
}

async function change(step: (typeof STEPS)[number], bundle: string): Promise<string> {
  const manner = { bundlesFolder, why: 'soak' };
  if (step === 'publish') {
    const [outcome] = await publishReleases(bundlesFolder, [await nextRelease(bundle)], manner);
    return outcome?.status === 'published' ? 'published' : `not published: ${JSON.stringify(outcome)}`;
  }
  if (step === 'canary') {
    const { version } = await nextRelease(bundle);
    const [outcome] = await startCanary([{ name: bundle, version }], { ...manner, share: SHARE });
    return outcome?.status === 'canary' ? 'canary' : `no canary: ${JSON.stringify(outcome)}`;
  }
  if (step === 'rollback') await rollback(bundle, manner);
  if (step === 'share') await changeShare(LARGER_SHARE, manner);
  if (step === 'promote') await promote(manner);
  if (step === 'abort') await abort(manner);
  return step;
}

process.on('message', (index: number) => {
  day += 1;
  const step = STEPS[index % STEPS.length] ?? 'publish';
  // Each round changes one bundle: a rollback returns to what the round published.
  const bundle = BUNDLES[Math.floor(index / STEPS.length) % BUNDLES.length] ?? 'jobs';
  void change(step, bundle).then(
    (change) => process.send?.({ change }),
    (error: unknown) => process.send?.({ change: `failed: ${String(error)}` }),
  );
});

void loadRegistry(bundlesFolder).then(({ bundles }) => {
  for (const bundle of BUNDLES)
    cpSync(join(bundlesFolder, bundle, bundles[bundle]?.live ?? ''), join(workFolder, bundle), { recursive: true });
  process.send?.({ change: 'ready' });
});
