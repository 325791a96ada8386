/**
 * The release tool says no. `message` is a sentence for the person who asked: what is wrong and the way out.
 * `bundle` is the bundle that cannot be released, or null when the fault lies elsewhere (registry, command line).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly bundle: string | null,
    message: string,
  ) {
    super(message);
  }
}

const FULL = ['ENOSPC', 'EDQUOT'];
const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** An error of the file system that a person can do something about, as a Refusal; every other error as it is. */
export function withWayOut(error: unknown, bundlesFolder: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (FULL.includes(code)) return diskFull(bundlesFolder);
  if (!FORBIDDEN.includes(code)) return error;
  return new Refusal(
    null,
    `${path ?? bundlesFolder} may not be written by this account (${code}), so nothing was changed. Run the command as the account that owns ${bundlesFolder}.`,
  );
}

/** There is no room for a release; what is live does not depend on it. */
export const diskFull = (bundlesFolder: string): Refusal =>
  new Refusal(
    null,
    `The disk of ${bundlesFolder} is full, so nothing was changed and what is live stays as it was. Make room there and run the command again.`,
  );
