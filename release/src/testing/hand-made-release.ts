import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PlatformOffer, PlatformUse, Release } from '@kadam/shared/remote';
import { assembleRelease, RELEASE_FILE, releaseText } from '../build/assemble-release';
import { COMPOSER, readBuildRecord, type BuildRecord } from '../build/build-record';
import type { PublishOutcome } from '../publish-outcome';
import { publishReleases } from '../publish-releases';
import { beginRegistry } from '../registry/registry-file';
import { presentComposer } from './present-composer';

/** What differs from an ordinary small release. */
export interface HandMade {
  readonly paths?: readonly string[];
  readonly shared?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly prerendered?: BuildRecord['prerendered'];
  readonly assets?: BuildRecord['assets'];
  readonly releasedAt?: string;
  /** Title of every page; by default one of its own. */
  readonly title?: string;
  /** What a host offers beyond nothing, and null for one from before that was recorded. */
  readonly offers?: Partial<PlatformOffer & { composer: number }> | null;
  /** What a remote uses beyond nothing; by default it is one from before that was recorded. */
  readonly uses?: Partial<PlatformUse>;
  /** Scripts of each page beside the entry; one file a page when it is not said. */
  readonly exposes?: BuildRecord['exposes'];
}

const NOTHING = { modules: {}, events: {}, tokens: [], bootRecord: 1 };

/** An empty bundles folder, and how to remove it. */
export async function createBundlesFolder(): Promise<{ bundlesFolder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-bundles-'));
  return { bundlesFolder: join(folder, 'bundles'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Puts a release into a bundles folder as a build would leave it, without building. */
export async function putRelease(
  bundlesFolder: string,
  [bundle, version]: readonly [string, string],
  made: HandMade = {},
): Promise<Release> {
  const folder = join(bundlesFolder, bundle, version);
  await rm(folder, { recursive: true, force: true });
  const { paths = [], files = {}, releasedAt } = made;
  const built = recordOf(bundle, made);
  const written = {
    'build.json': JSON.stringify(built),
    'entry.js': `window.entry = '${version}';`,
    ...Object.fromEntries(paths.map((path, index) => [`page-${index}.js`, `window.page = '${path} ${version}';`])),
    ...(bundle === 'host' && { 'document.html': TEMPLATE }),
    ...(built.offers && { [COMPOSER]: presentComposer() }),
    ...files,
  };
  for (const [name, content] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const pages = paths.map((path, index) => ({
    ...{ path, module: `./page-${index}`, title: made.title ?? `Title of ${path}`, description: `About ${path}.` },
    ...({ chrome: 'full', access: path === '/mine' ? 'member' : 'public', prerender: false } as const),
  }));
  const identity = { bundle, version, pages, commit: null };
  const release = await assembleRelease(folder, identity, await readBuildRecord(bundle, folder));
  if (!releasedAt) return release;
  await writeFile(join(folder, RELEASE_FILE), releaseText({ ...release, releasedAt }));
  return { ...release, releasedAt };
}

function recordOf(bundle: string, made: HandMade): BuildRecord {
  const { paths = [], shared = { react: '^19.0.0' }, prerendered = {}, assets = {}, offers = {}, uses } = made;
  return {
    ...{
      entry: 'entry.js',
      initial: ['entry.js'],
      styles: [],
      assets,
      shared: { ...shared },
      prerendered,
      weights: {},
    },
    exposes: made.exposes ?? Object.fromEntries(paths.map((_, index) => [`./page-${index}`, [`page-${index}.js`]])),
    ...(bundle === 'host' && offers && { offers: { ...NOTHING, composer: 1, ...offers } }),
    ...(uses && { uses: { ...NOTHING, ...uses } }),
  };
}

/** Puts a release into a bundles folder and makes it live. */
export async function liveRelease(
  bundlesFolder: string,
  [bundle, version]: readonly [string, string],
  made: HandMade = {},
): Promise<PublishOutcome[]> {
  await beginRegistry(bundlesFolder);
  await putRelease(bundlesFolder, [bundle, version], made);
  return publishReleases(bundlesFolder, [{ bundle, version, isBuilt: true }], { why: 'test', isForced: true });
}

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <title>{{title}}</title>
    <meta name="description" content="{{description}}">
    {{head}}
    {{scripts}}
  </head>
  <body>
    <div id="root">{{page}}</div>
    {{boot}}
  </body>
</html>
`;
