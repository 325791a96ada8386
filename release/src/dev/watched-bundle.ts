import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseUrl, type Release, type ReleasedFile } from '@kadam/shared/remote';
import type { Compiler, Configuration } from 'webpack';
import { COMPOSER, DOCUMENT_TEMPLATE, type BuildRecord } from '../build/build-record';
import { readBundleRoutes } from '../checks/routes-file';
import type { BundlePackage } from '../workspace';

/** Version of bundles from source. */
export const DEV_VERSION = 'dev';

/**
 * A bundle that webpack rebuilds on changes. `latest` returns null until the first build is done.
 */
export interface WatchedBundle {
  readonly bundle: string;
  readonly configuration: Configuration;
  latest(): DevRelease | null;
}

/** The output of a build as a release. */
export interface DevRelease {
  readonly release: Release;
  readonly assets: Readonly<Record<string, string>>;
  /** The host's `document.html`; empty for a remote. */
  readonly template: string;
  /** The host's composer; empty for a remote. */
  readonly composer: string;
}

/**
 * The package's webpack configuration in development mode, served under `/bundles/<bundle>/dev/`.
 * Set NODE_ENV to `development` before the first call.
 */
export function watchedBundle(source: BundlePackage): WatchedBundle {
  const { bundle, folder } = source;
  const address = releaseUrl(bundle, DEV_VERSION);
  process.env.KADAM_BUILD = DEV_VERSION;
  process.env.KADAM_PUBLIC_PATH = address;
  const load = createRequire(join(folder, 'package.json'));
  const own = load('./webpack.config.cjs') as Configuration;
  const emitted = new Map<string, Buffer>();
  const record = { apply: (compiler: Compiler) => collectEmitted(compiler, emitted) };
  return {
    bundle,
    configuration: {
      ...own,
      name: bundle,
      output: { ...own.output, publicPath: address },
      plugins: [...(own.plugins ?? []), record],
    },
    latest: () => describe(source, emitted),
  };
}

function collectEmitted(compiler: Compiler, emitted: Map<string, Buffer>): void {
  compiler.hooks.assetEmitted.tap('KadamDev', (file, { content }) => void emitted.set(file, content));
  // Unchanged files are not emitted again, and files of earlier builds are gone.
  compiler.hooks.afterEmit.tap('KadamDev', ({ assets }) => {
    for (const file of emitted.keys()) if (!(file in assets)) emitted.delete(file);
  });
}

function describe(source: BundlePackage, emitted: ReadonlyMap<string, Buffer>): DevRelease | null {
  const built = emitted.get('build.json');
  if (!built) return null;
  const { assets, ...record } = JSON.parse(built.toString()) as BuildRecord;
  const release: Release = {
    format: 1,
    bundle: source.bundle,
    version: DEV_VERSION,
    ...record,
    ...readBundleRoutes(source),
    files: Object.fromEntries([...emitted].map(([file, content]) => [file, describeFile(content)])),
    commit: null,
    releasedAt: new Date().toISOString(),
  };
  const text = (file: string) => emitted.get(file)?.toString() ?? '';
  return { release, assets, template: text(DOCUMENT_TEMPLATE), composer: text(COMPOSER) };
}

const describeFile = (content: Buffer): ReleasedFile => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});
