import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PageExtension, PlatformOffer, PlatformUse, Release } from '@kadam/shared/remote';
import { assembleRelease, RELEASE_FILE, releaseText } from '../build/assemble-release';
import { COMPOSER, readBuildRecord, type BuildRecord } from '../build/build-record';
import type { PublishOutcome } from '../operations/publish-outcome';
import { publishReleases } from '../operations/publish-releases';
import { beginRegistry } from '../registry/registry-file';
import { currentComposer } from './current-composer';

/** Options of a release that is written without a build. */
export interface ReleaseFixture {
  readonly paths?: readonly string[];
  readonly loadsOwnScripts?: true;
  /** The scripts of `./name` are `name.js`. */
  readonly extensions?: readonly PageExtension[];
  readonly shared?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly prerendered?: BuildRecord['prerendered'];
  readonly assets?: BuildRecord['assets'];
  readonly releasedAt?: string;
  /** Title of every page; by default each has its own. */
  readonly title?: string;
  /** Platform contract of a host; null for a host without a recorded contract. */
  readonly offers?: Partial<PlatformOffer & { composer: number }> | null;
  /** What a remote uses of the platform contract; by default nothing is recorded. */
  readonly uses?: Partial<PlatformUse>;
}

const EMPTY_CONTRACT = { modules: {}, events: {}, tokens: [], bootRecord: 1 };

/** Creates an empty bundles folder. */
export async function createBundlesFolder(): Promise<{ bundlesFolder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-bundles-'));
  return { bundlesFolder: join(folder, 'bundles'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes a release to a bundles folder without a build. */
export async function putRelease(
  bundlesFolder: string,
  [bundle, version]: readonly [string, string],
  options: ReleaseFixture = {},
): Promise<Release> {
  const folder = join(bundlesFolder, bundle, version);
  await rm(folder, { recursive: true, force: true });
  const { paths = [], extensions = [], files = {}, releasedAt } = options;
  const built = recordOf(bundle, options);
  const written = {
    'build.json': JSON.stringify(built),
    'entry.js': `window.entry = '${version}';`,
    ...Object.fromEntries(paths.map((path, index) => [`page-${index}.js`, `window.page = '${path} ${version}';`])),
    ...Object.fromEntries(extensions.map(({ module }) => [scriptOf(module), `window.extension = '${module}';`])),
    ...(bundle === 'host' && { 'document.html': TEMPLATE }),
    ...(built.offers && { [COMPOSER]: currentComposer() }),
    ...files,
  };
  for (const [name, content] of Object.entries(written)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const pages = paths.map((path, index) => ({
    path,
    module: `./page-${index}`,
    title: options.title ?? `Title of ${path}`,
    description: `About ${path}.`,
    ...({ chrome: 'full', access: path === '/mine' ? 'member' : 'public', prerender: false } as const),
  }));
  const identity = { bundle, version, pages, extensions, commit: null };
  const release = await assembleRelease(folder, identity, await readBuildRecord(bundle, folder));
  if (!releasedAt) return release;
  await writeFile(join(folder, RELEASE_FILE), releaseText({ ...release, releasedAt }));
  return { ...release, releasedAt };
}

const scriptOf = (module: string): string => `${module.slice(2)}.js`;

function recordOf(bundle: string, options: ReleaseFixture): BuildRecord {
  const {
    paths = [],
    extensions = [],
    shared = { react: '^19.0.0' },
    prerendered = {},
    assets = {},
    offers = {},
    uses,
  } = options;
  return {
    entry: 'entry.js',
    initial: ['entry.js'],
    styles: [],
    assets,
    shared: { ...shared },
    prerendered,
    ...(options.loadsOwnScripts && { loadsOwnScripts: true }),
    weights: {},
    exposes: Object.fromEntries([
      ...paths.map((_, index) => [`./page-${index}`, [`page-${index}.js`]] as [string, string[]]),
      ...extensions.map(({ module }) => [module, [scriptOf(module)]] as [string, string[]]),
    ]),
    ...(bundle === 'host' && offers && { offers: { ...EMPTY_CONTRACT, composer: 1, ...offers } }),
    ...(uses && { uses: { ...EMPTY_CONTRACT, ...uses } }),
  };
}

/** Writes a release to a bundles folder and publishes it. */
export async function liveRelease(
  bundlesFolder: string,
  [bundle, version]: readonly [string, string],
  options: ReleaseFixture = {},
): Promise<PublishOutcome[]> {
  await beginRegistry(bundlesFolder);
  await putRelease(bundlesFolder, [bundle, version], options);
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
