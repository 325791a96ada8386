import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { COMPOSER_INTERFACE, type Composer, type ComposerInput, type Release } from '@kadam/shared/remote';
import { integrityOf } from '../build/assemble-release';
import { COMPOSER } from '../build/build-record';
import { ReleaseError } from '../release-error';
import { examineRelease, listReleases } from '../registry/releases';

/** A composer that takes longer than this for all documents hangs; in milliseconds. */
const LIMIT_MS = 10_000;

/** Answers the content of each document by its path below the folder of documents. */
export type Compose = (input: ComposerInput) => Readonly<Record<string, string>>;

/** The composer that is to be used for a host, and the hash that tells one composer from another. */
export interface HostComposer {
  readonly integrity: string;
  readonly compose: Compose;
}

/**
 * The composer that a host's release brings. A host from before composers is composed by that of the newest host release that has one.
 * It runs only when its hash is that of its release record.
 * @throws ReleaseError when there is none, or when it asks for a newer release tool than this one
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
 * The composer whose script this is. It gets data and answers data: neither files nor the network are within its reach.
 * @throws Error when the script is none
 */
export function composerOf(script: string): Compose {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  const run = (code: string): unknown => new Script(code).runInContext(context, { timeout: LIMIT_MS });
  run(`var module = { exports: {} }, exports = module.exports;\n${script}`);
  if (run('typeof module.exports.compose') !== 'function') throw new Error('The script exports no composer.');
  return (input) => {
    const told = JSON.stringify(JSON.stringify(input)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    return JSON.parse(String(run(`JSON.stringify(module.exports.compose(JSON.parse(${told})))`))) as ReturnType<
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
