/** A backup or a restore that cannot be done; `message` explains why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
