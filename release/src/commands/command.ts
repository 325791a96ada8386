/** Options of the command line; `bundles` is absolute. */
export interface CommandOptions {
  readonly bundles: string;
  readonly changed?: boolean | undefined;
  readonly all?: boolean | undefined;
  readonly together?: boolean | undefined;
  readonly force?: boolean | undefined;
  readonly json?: boolean | undefined;
  readonly record?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly site?: string | undefined;
  readonly share?: string | undefined;
  readonly until?: string | undefined;
  readonly once?: boolean | undefined;
  readonly api?: string | undefined;
  readonly interval?: string | undefined;
  readonly alive?: string | undefined;
  readonly port?: string | undefined;
  readonly name?: string | undefined;
  readonly days?: string | undefined;
  readonly key?: string | undefined;
  readonly remotes?: string | undefined;
  readonly out?: string | undefined;
  /** Absolute, as is `routes`. */
  readonly files?: string | undefined;
  readonly routes?: string | undefined;
  readonly version?: string | undefined;
}

/**
 * Runs one command with its arguments and returns the exit code: 0 success, 1 error, 2 invalid
 * arguments.
 */
export type Command = (words: readonly string[], options: CommandOptions) => Promise<number>;

/** The arguments are invalid; `message` says why. */
export class UsageError extends Error {}

export function print(text: string, code = 0): number {
  console.log(text);
  return code;
}

export function printError(text: string, code = 1): number {
  console.error(text);
  return code;
}

/** `why` and `isForced` of a change. Throws a UsageError for `--force` without a reason. */
export function parseOptions({ force, reason }: CommandOptions): {
  readonly why?: string;
  readonly isForced?: boolean;
} {
  if (force && !reason) throw new UsageError('Who says --force says why: --reason "…".');
  return { ...(reason && { why: reason }), ...(force && { isForced: true }) };
}

/** A bundle with an optional version. */
export interface NamedVersion {
  readonly name: string;
  readonly version?: string | undefined;
}

/** Parses `host 0.1.0-1a2b3c4d jobs`: versions begin with a digit, names do not. */
export function namedVersions(words: readonly string[]): NamedVersion[] {
  const isVersion = (word = '') => /^\d/.test(word);
  return words.flatMap((name, index) => {
    const next = words[index + 1];
    return isVersion(name) ? [] : [{ name, version: isVersion(next) ? next : undefined }];
  });
}
