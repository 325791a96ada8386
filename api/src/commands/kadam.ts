import { BackupError } from '../backup/backup-error';
import { ConfigError } from '../config';
import { DatabaseStartError, DatabaseUnavailableError } from '../db/database';
import { FileError, ImportError } from '../import/errors';
import { ALERTS_USAGE, runAlerts } from './alerts';
import { APPLICATIONS_USAGE, runApplications } from './applications';
import { ATS_USAGE, runAts } from './ats';
import { BACKUP_USAGE, runBackup } from './backup';
import { DOCTOR_USAGE, runDoctor } from './doctor';
import { IMPORT_USAGE, runImport } from './import';
import { OPERATOR_USAGE, runOperator } from './operator';
import { RESTORE_USAGE, runRestore } from './restore';
import { UsageError } from './usage-error';

type Command = (words: readonly string[], signal: AbortSignal) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  import: runImport,
  applications: runApplications,
  operator: runOperator,
  alerts: runAlerts,
  ats: runAts,
  backup: runBackup,
  restore: runRestore,
  doctor: runDoctor,
};
const USAGE = [
  IMPORT_USAGE,
  APPLICATIONS_USAGE,
  OPERATOR_USAGE,
  ALERTS_USAGE,
  ATS_USAGE,
  BACKUP_USAGE,
  RESTORE_USAGE,
  DOCTOR_USAGE,
].join('\n\n');
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
  if ([name, ...words].some((word) => word === '--help' || word === '-h')) {
    console.log(USAGE);
    return 0;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(name ? `There is no command '${name}'.` : 'Name a command.', USAGE);
    return await command(words, stop.signal);
  } catch (error) {
    return explain(error);
  }
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
  else if (error instanceof DatabaseUnavailableError) console.error(`${lost(error)} Nothing was changed; try again.`);
  else console.error(error);
  return EXIT.failed;
}

const lost = ({ message, cause }: DatabaseUnavailableError) =>
  cause instanceof Error ? `${message} (${cause.message})` : message;
