import { UsageError } from './arguments';

export const USAGE = `Usage: kadam operator
       was replaced: operators are people of the office with the role operator (kadam staff).`;

/** The former name of the command, which older notes and scripts use. */
export async function run(): Promise<number> {
  throw new UsageError(
    "Operators are people of the office now. Use: kadam staff add EMAIL --role operator (for an owner: --role owner,operator), or 'kadam staff list'.",
    USAGE,
  );
}
