/**
 * An error of the release tool for the person who ran the command: `message` says what is wrong and
 * how to fix it. `bundle` is the bundle that cannot be released, or null when the cause is
 * elsewhere (registry, command line).
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly bundle: string | null,
    message: string,
  ) {
    super(message);
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/**
 * Converts a file system error that an operator can fix to a ReleaseError; returns every other
 * error unchanged.
 */
export function toReleaseError(error: unknown, bundlesFolder: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) return diskFullError(bundlesFolder);
  if (!FORBIDDEN.includes(code)) return error;
  return new ReleaseError(
    null,
    `${path ?? bundlesFolder} may not be written by this account (${code}), so nothing was changed. Run the command as the account that owns ${bundlesFolder}.`,
  );
}

/** The disk has no room for a release. */
export const diskFullError = (bundlesFolder: string): ReleaseError =>
  new ReleaseError(
    null,
    `The disk of ${bundlesFolder} is full, so nothing was changed and what is live stays as it was. Make room there and run the command again.`,
  );
