import { checkBackup, restoreSite } from '../backup/restore-site';
import { readConfig } from '../config';
import { contentsOf } from './backup';
import { parseArguments, UsageError } from './arguments';

export const USAGE = `Usage: kadam restore FILE [options]

Restores an empty site from a backup, after comparing every file with the hash in it. Stop the portal first.

  --check                   compares the hashes and changes nothing
  --replace                 replaces the database, resume files, mails and releases of a site that is not empty
  --without-releases        leaves the releases as they are
  --identity FILE           the secret key of age, for an encrypted backup
  --passphrase-file FILE    its passphrase`;

/** Restores the site, or checks a backup. Returns the exit code. */
export async function run(words: readonly string[], signal: AbortSignal): Promise<number> {
  const { isCheck, ...request } = readWords(words);
  if (isCheck) {
    console.log(`${request.path} is whole: ${contentsOf(await checkBackup(request.path, request))}`);
    return 0;
  }
  const manifest = await restoreSite(readConfig(process.env), { ...request, signal });
  console.log(`Restored ${request.path}: ${contentsOf(manifest)} All hashes and counts agree.`);
  return 0;
}

function readWords(words: readonly string[]) {
  const [flag, text] = [{ type: 'boolean' }, { type: 'string' }] as const;
  const options = { check: flag, replace: flag, 'without-releases': flag, identity: text, 'passphrase-file': text };
  const { values, positionals } = parseArguments(words, { options, usage: USAGE });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new UsageError('Name one backup.', USAGE);
  return {
    path,
    isCheck: values.check === true,
    isReplacing: values.replace === true,
    isWithoutReleases: values['without-releases'] === true,
    identityFile: values.identity,
    passphraseFile: values['passphrase-file'],
  };
}
