import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { BRAND } from '@kadam/shared/contract/brand';
import type { Database, Queryable } from '../../db/database';
import { enqueueCappedMail, type Mail, greeting, mailBody } from '../../mail';
import { addTask, type TaskKind } from '../../tasks';
import type { FilesOutside } from '../module';
import type { RemovableFile } from './account.repository';

/** Work after an account is deleted: remove its files, then send the receipt. */
interface DeletedAccount {
  readonly files: readonly RemovableFile[];
  readonly mail: Mail;
}

const KIND = 'account-files';
const REMOVE_MS = 60_000;

/**
 * Part of the transaction that deletes an account: the receipt is sent once its files are removed.
 */
export const finishDeletionLater = (tx: Queryable, account: DeletedAccount, now: Date): Promise<void> =>
  account.files.length === 0
    ? enqueueCappedMail(tx, account.mail, now)
    : addTask(tx, { kind: KIND, payload: account, now });

/**
 * Removes files; missing ones count as removed.
 * @throws the error of the file system
 */
export async function removeFiles(files: readonly RemovableFile[], outside: readonly FilesOutside[]): Promise<void> {
  for (const { table, id } of files) await outside.find((one) => one.table === table)?.remove(id);
}

interface Parts {
  readonly database: Database;
  readonly outside: readonly FilesOutside[];
  readonly clock: () => Date;
}

/** Removes the files of a deleted account, then sends the receipt. */
export const accountFilesTask = ({ database, outside, clock }: Parts): TaskKind<DeletedAccount> => ({
  kind: KIND,
  atOnce: 1,
  timeoutMs: REMOVE_MS,
  async run({ payload: { files, mail } }) {
    await removeFiles(files, outside);
    await enqueueCappedMail(database, mail, clock());
  },
});

interface DeletedMember {
  readonly email: string;
  readonly firstName: string;
}

export const deletionMail = ({ email, firstName }: DeletedMember): Mail => ({
  kind: 'account-deleted',
  to: { name: '', address: email },
  subject: `Your ${BRAND.name} account is deleted`,
  ...mailBody([
    greeting(firstName),
    `Your account at ${BRAND.name} was deleted just now, with your name, your job profile, applications, saved jobs, enrollments and everything else in it. The newsletter and messages from this address are gone from our records too.`,
    `Mails that our office or an employer had received about your applications before remain with them for as long as they need them to fill the job, at most ${APPLICATION_RETENTION_YEARS} years, the time within which the law lets claims be brought.`,
    `If you did not request this, write to ${BRAND.email} at once. This is the last mail about the account.`,
  ]),
});
