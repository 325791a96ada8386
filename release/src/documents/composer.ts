import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { COMPOSER_INTERFACE, type Composer, type ComposerInput, type Release } from '@kadam/shared/remote';
import { integrityOf } from '../build/assemble-release';
import { COMPOSER } from '../build/build-record';
import { ReleaseError } from '../release-error';
import { examineRelease, listReleases } from '../registry/releases';

const COMPOSE_TIMEOUT_MS = 10_000;

/** Returns the content of each document by its path. */
export type Compose = (input: ComposerInput) => Readonly<Record<string, string>>;

/** The composer for a host, and its hash. */
export interface HostComposer {
  readonly integrity: string;
  readonly compose: Compose;
}

/**
 * Loads the composer of a host's release, or of the newest one that has a composer. Its hash is
 * checked first.
 * @throws ReleaseError if there is none, or if it needs a newer release tool
 */
export async function loadComposer(bundlesFolder: string, host: Release): Promise<HostComposer> {
  const release = host.offers?.composer === undefined ? await newestWithComposer(bundlesFolder) : host;
  const wanted = release?.offers?.composer;
  const file = release && release.internal?.[COMPOSER];
  if (!release || wanted === undefined || !file) throw missingComposerError(host);
  if (wanted > COMPOSER_INTERFACE) throw outdatedToolError(host, wanted);
  const path = join(bundlesFolder, 'host', release.version, COMPOSER);
  if ((await integrityOf(path)) !== file.integrity) throw changedComposerError(release);
  return { integrity: file.integrity, compose: composerOf(await readFile(path, 'utf8')) };
}

/**
 * Runs the script of a composer in a context without files and network.
 * @throws Error if the script exports no composer
 */
export function composerOf(script: string): Compose {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  const run = (code: string): unknown => new Script(code).runInContext(context, { timeout: COMPOSE_TIMEOUT_MS });
  run(`var module = { exports: {} }, exports = module.exports;\n${script}`);
  if (run('typeof module.exports.compose') !== 'function') throw new Error('The script exports no composer.');
  return (input) => {
    const json = JSON.stringify(JSON.stringify(input)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    return JSON.parse(String(run(`JSON.stringify(module.exports.compose(JSON.parse(${json})))`))) as ReturnType<
      Composer['compose']
    >;
  };
}

async function newestWithComposer(bundlesFolder: string): Promise<Release | undefined> {
  for (const { version, offers } of await listReleases(bundlesFolder, 'host')) {
    const { release } = offers?.composer
      ? await examineRelease(bundlesFolder, { bundle: 'host', version })
      : { release: null };
    if (release) return release;
  }
  return undefined;
}

const missingComposerError = ({ version }: Release): ReleaseError =>
  new ReleaseError(
    null,
    `Host ${version} is from before a host brought the script that writes the documents, and no other kept host has it. Publish the host first: release publish host.`,
  );

const outdatedToolError = ({ version }: Release, wanted: number): ReleaseError =>
  new ReleaseError(
    null,
    `This checkout's release tool is too old for host ${version}: it knows composers up to interface ${COMPOSER_INTERFACE}, that host's has ${wanted}. Nothing was changed. Update this checkout (git pull, npm ci) and run the command again.`,
  );

const changedComposerError = ({ version }: Release): ReleaseError =>
  new ReleaseError(
    'host',
    `The composer of host ${version} is not the one in its release record, so it was not run. Build the host again: release publish host.`,
  );
