import { BackupError } from '../backup/backup-error';
import { ConfigError } from '../config';
import { DatabaseStartError, DatabaseUnavailableError } from '../db/database';
import { FileError, ImportError } from '../import/errors';
import { UsageError } from './arguments';

interface Command {
  readonly USAGE: string;
  run(words: readonly string[], signal: AbortSignal): Promise<number>;
}

// Loading every command takes longer than running most of them.
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  import: () => import('./import'),
  applications: () => import('./applications'),
  operator: () => import('./operator'),
  staff: () => import('./staff'),
  alerts: () => import('./alerts'),
  ats: () => import('./ats'),
  backup: () => import('./backup'),
  restore: () => import('./restore'),
  doctor: () => import('./doctor'),
};
const EXPECTED_ERRORS = [BackupError, ImportError, ConfigError, DatabaseStartError];
const EXIT = { failed: 1, badInput: 2, stopped: 130 };

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The database rolls back the running statement by itself.
    if (stop.signal.aborted) process.exit(EXIT.stopped);
    console.error('Stopping …');
    stop.abort();
  });
}

void kadam(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});

async function kadam([name = '', ...words]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if ([name, ...words].some((word) => word === '--help' || word === '-h')) {
      console.log(load ? (await load()).USAGE : await usageOfAll());
      return 0;
    }
    if (!load) throw new UsageError(name ? `There is no command '${name}'.` : 'Name a command.', await usageOfAll());
    return await (await load()).run(words, stop.signal);
  } catch (error) {
    return explain(error);
  }
}

async function usageOfAll(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  return commands.map(({ USAGE }) => USAGE).join('\n\n');
}

function explain(error: unknown): number {
  if (stop.signal.aborted) {
    console.error('Stopped. Nothing was changed.');
    return EXIT.stopped;
  }
  if (error instanceof FileError) {
    console.error(`${error.message}\nNothing was changed.`);
    return EXIT.badInput;
  }
  if (error instanceof UsageError) console.error(`${error.message}\n\n${error.usage}`);
  else if (EXPECTED_ERRORS.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else if (error instanceof DatabaseUnavailableError)
    console.error(`${unavailableMessage(error)} Nothing was changed; try again.`);
  else console.error(error);
  return EXIT.failed;
}

const unavailableMessage = ({ message, cause }: DatabaseUnavailableError) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;
