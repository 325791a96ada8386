/** The command line was not understood; `usage` says how it is meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    readonly usage: string,
  ) {
    super(message);
  }
}
