import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config';
import { countRows, DatabaseStartError } from '../db/database';
import { addPostings, importIfEmpty } from '../sample-data';
import { withDatabase } from './with-database';

const USAGE = 'Usage: npm run seed [-- --postings <number>]   (without it, fills an empty database)';
const MAX_POSTINGS = 10_000_000;

class UsageError extends Error {}

seed().catch((error: unknown) => {
  const isForOperator =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof UsageError;
  console.error(isForOperator ? error.message : error);
  process.exit(1);
});

async function seed(): Promise<void> {
  const postings = readPostings(process.argv.slice(2));
  const config = { ...readConfig(process.env), statementTimeoutMs: 0 };
  await withDatabase(config, async (database) => {
    await importIfEmpty(database);
    if (postings > 0) await addPostings(database, postings, (done) => console.log(`${done} of ${postings} postings`));
    console.log(`The database has ${await countRows(database, 'from job_postings')} postings.`);
  });
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
