/** A backup or restore failed; `message` explains why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
