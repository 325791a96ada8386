import { parseArgs, type ParseArgsConfig } from 'node:util';

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

/**
 * Parses the arguments of a command.
 * @throws UsageError for unknown options
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  { options, usage }: { readonly options: Options; readonly usage: string },
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message, usage);
  }
}
