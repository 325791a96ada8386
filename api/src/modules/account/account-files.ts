import type { Database } from '../../db/database';
import { enqueueCappedMail, type Mail } from '../../mail';
import { addTask, type TaskKind } from '../../tasks';
import type { Queryable } from '../../db/database';
import type { FilesOutside } from '../personal-data';
import type { RemovableFile } from './account.repository';

/** What is left to do once an account is deleted: remove its files, then send the receipt. */
export interface DeletedAccount {
  readonly files: readonly RemovableFile[];
  readonly mail: Mail;
}

const KIND = 'account-files';
const REMOVE_MS = 60_000;

/** Within the transaction that deletes an account: the receipt waits until its files are gone. */
export const finishDeletionLater = (tx: Queryable, account: DeletedAccount, now: Date): Promise<void> =>
  account.files.length === 0
    ? enqueueCappedMail(tx, account.mail, now)
    : addTask(tx, { kind: KIND, payload: account, now });

/**
 * Removes files; those that are gone already count as removed. @throws the error of the file system
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
