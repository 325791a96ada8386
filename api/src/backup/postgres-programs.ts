import { spawn, type ChildProcess } from 'node:child_process';
import { BackupError } from './backup-error';

/**
 * Starts a program of PostgreSQL's client, connected to `url`; the password is not among its
 * arguments.
 */
export function startProgram(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url?: string,
): ChildProcess {
  const target = url === undefined ? undefined : new URL(url);
  const password = decodeURIComponent(target?.password ?? '');
  if (target) target.password = '';
  return spawn(program, [...args, ...(target ? ['--dbname', target.href] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
}

/**
 * Resolves when the program exits with code 0.
 * @throws BackupError with its output
 */
export async function ended(child: ChildProcess, program: string): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2_000)));
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => reject(notStarted(program, error)));
    child.once('close', (status, signal) => resolve(status ?? signal));
  });
  if (code !== 0) throw new BackupError(`${program} ended with ${code}: ${errors.trim() || 'without a message'}`);
}

const notStarted = (program: string, { code }: NodeJS.ErrnoException) =>
  new BackupError(
    code === 'ENOENT'
      ? `${program} is not installed. Install the client of PostgreSQL in the version of the server (Debian: apt-get install postgresql-client).`
      : `${program} could not be started (${code}).`,
  );
