import { backUp } from '../backup/back-up';
import type { Manifest } from '../backup/manifest';
import { readConfig } from '../config';
import { parseArguments, UsageError } from './arguments';

export const USAGE = `Usage: kadam backup FOLDER [options]

Writes one file into FOLDER: the database, resume files, mails, and the releases with the registry and its public keys. PostgreSQL may be in use;
with the embedded database stop the portal first. The private signing key is not in it: store a copy of it elsewhere.

  --keep NUMBER             how many backups FOLDER retains, 14 by default
  --recipient KEY           encrypts for a public key of age (age1…); by default KADAM_BACKUP_RECIPIENT, without which nothing is encrypted
  --passphrase-file FILE    encrypts with the passphrase in a file instead

Without the secret key or the passphrase nobody can read the backup.`;

const USUAL_KEEP = '14';

/** Backs up the site. Returns the exit code. */
export async function run(words: readonly string[], signal: AbortSignal): Promise<number> {
  const request = readWords(words);
  const { path, manifest, removed } = await backUp(readConfig(process.env), { ...request, signal });
  console.log(`${path}: ${contentsOf(manifest)}${removed > 0 ? ` ${removed} older removed.` : ''}`);
  if (manifest.missingResumes.length > 0)
    console.error(
      `${manifest.missingResumes.length} resume files that the database names are not in the folder, such as ${manifest.missingResumes[0]}. They were deleted during the backup, or are lost.`,
    );
  return 0;
}

/** One line about what a backup contains. */
export function contentsOf({ engine, schema, rows, files }: Manifest): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const names = Object.keys(files);
  const counted = (part: string) => names.filter((name) => name.startsWith(`${part}/`)).length;
  const database = engine === 'postgres' ? 'PostgreSQL' : 'the embedded database';
  return `${database} at ${schema}, ${Object.keys(rows).length} tables with ${total} rows, ${counted('resumes')} files of resumes, ${counted('mail')} mails, ${counted('bundles')} files of releases.`;
}

function readWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { keep: text, recipient: text, 'passphrase-file': text };
  const { values, positionals } = parseArguments(words, { options, usage: USAGE });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new UsageError('Name one folder for the backups.', USAGE);
  const { keep = USUAL_KEEP, recipient, 'passphrase-file': passphraseFile } = values;
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new UsageError(`--keep must be a whole number from 1 to 9999, not '${keep}'.`, USAGE);
  if (recipient !== undefined && passphraseFile !== undefined)
    throw new UsageError('Give --recipient or --passphrase-file, not both.', USAGE);
  const usual = process.env.KADAM_BACKUP_RECIPIENT?.trim() || undefined;
  return {
    folder,
    keep: Number(keep),
    passphraseFile,
    recipient: passphraseFile === undefined ? (recipient ?? usual) : undefined,
  };
}
