/** An error in the arguments of a command; `usage` describes them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    readonly usage: string,
  ) {
    super(message);
  }
}
