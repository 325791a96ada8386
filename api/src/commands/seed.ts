import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config';
import { DatabaseStartError } from '../db/database';
import { openMigrated } from '../db/open';
import { addPostings, importIfEmpty } from '../sample-data';

const USAGE = 'Usage: npm run seed [-- --postings <number>]   (without it, fills an empty database)';
const MAX_POSTINGS = 10_000_000;

class UsageError extends Error {}

seed().catch((error: unknown) => {
  const isForPeople =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof UsageError;
  console.error(isForPeople ? error.message : error);
  process.exit(1);
});

async function seed(): Promise<void> {
  const postings = readPostings(process.argv.slice(2));
  const config = { ...readConfig(process.env), statementTimeoutMs: 0 };
  const database = await openMigrated(config, { onWait: console.error });
  try {
    await importIfEmpty(database);
    if (postings > 0) await addPostings(database, postings, (done) => console.log(`${done} of ${postings} postings`));
    const [row] = await database.query<{ n: number }>('select count(*) as n from job_postings');
    console.log(`The database has ${row?.n ?? 0} postings.`);
  } finally {
    await database.close();
  }
}

function readPostings(args: string[]): number {
  const value = parse(args);
  if (value === undefined) return 0;
  if (!/^\d{1,8}$/.test(value) || Number(value) < 1 || Number(value) > MAX_POSTINGS) {
    throw new UsageError(`--postings must be a whole number from 1 to ${MAX_POSTINGS}, not '${value}'.\n${USAGE}`);
  }
  return Number(value);
}

function parse(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { postings: { type: 'string' } } }).values.postings;
  } catch {
    throw new UsageError(USAGE);
  }
}
