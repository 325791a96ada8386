import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../operations/pack';
import { ReleaseError } from '../release-error';
import { signFile } from '../signing/key-files';
import { print, printError, UsageError, type Command, type CommandOptions } from './command';

/** `pack <remote> [version] --out <file>`. */
export const packCommand: Command = async ([name, version], { bundles, out }) => {
  if (!name || !out) throw new UsageError('Name the remote and the file: release pack jobs --out jobs.tar.gz.');
  const packed = await pack({ bundlesFolder: bundles, name, version, file: out });
  return print(`${name} ${packed} was written to ${out}.`);
};

/** `promote-to <url> <remote> [version]`: sends a release of this site to another one. */
export const promoteToCommand: Command = async ([url, name, version], options) => {
  if (!url || !name || !URL.canParse(url))
    throw new UsageError(
      'Name the release service and the remote: release promote-to https://release.example.com jobs.',
    );
  const { key, token } = credentials(options);
  const folder = await mkdtemp(join(tmpdir(), 'kadam-promote-'));
  try {
    const file = join(folder, 'release.tar.gz');
    const packed = await pack({ bundlesFolder: options.bundles, name, version, file });
    print(`${name}: sending ${packed} to ${url}, whose checks take some minutes`);
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/gzip',
      'Kadam-Signature': await signFile(key, file),
      Accept: 'text/plain',
    };
    const body = await readFile(file);
    const response = await fetch(new URL(`releases/${name}`, url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers,
      body,
    }).catch((error: Error) => {
      throw new ReleaseError(
        null,
        `${url} could not be reached (${(error.cause as Error | undefined)?.message ?? error.message}).`,
      );
    });
    const verdict = (await response.text()).trim();
    return response.ok ? print(verdict) : printError(verdict);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

function credentials({ key }: CommandOptions): { readonly key: string; readonly token: string } {
  const token = process.env.KADAM_RELEASE_TOKEN;
  if (key && token) return { key, token };
  throw new UsageError(
    'Name the private key that signs, --key team.pem, and put the token of the other site into KADAM_RELEASE_TOKEN.',
  );
}
