import { readConfig } from '../config';
import type { Database } from '../db/database';
import { openMigrated } from '../db/open';
import { sessionsRepository } from '../modules/auth';
import { membersRepository } from '../modules/members';
import { UsageError } from './usage-error';

export const USAGE = `Usage: kadam operator add|remove EMAIL
       kadam operator list

Gives a member the role of an operator, takes it away, or lists the operators. It holds from the member's next request on.`;

const ROLES = { add: 'operator', remove: 'member' } as const;

export async function run(words: readonly string[]): Promise<number> {
  const [action = '', email = '', ...more] = words;
  const isKnown = action === 'list' ? words.length === 1 : Object.hasOwn(ROLES, action) && email !== '';
  if (!isKnown || more.length > 0) throw new UsageError('Name an action and an address.', USAGE);
  const database = await openMigrated(readConfig(process.env), { onWait: console.error });
  try {
    if (action === 'list') return await listOperators(database);
    return await setRole(database, ROLES[action as keyof typeof ROLES], email.trim().toLowerCase());
  } finally {
    await database.close();
  }
}

async function listOperators(database: Database): Promise<number> {
  const operators = await membersRepository(database).operators();
  console.log(operators.length === 0 ? 'There is no operator.' : operators.join('\n'));
  return 0;
}

async function setRole(database: Database, role: 'operator' | 'member', email: string): Promise<number> {
  const isKnown = await database.transaction(async (tx) => {
    const isSet = await membersRepository(tx).setRole(email, role);
    if (isSet) await sessionsRepository(tx).notifyOthers();
    return isSet;
  });
  if (!isKnown) {
    console.error(`There is no account with the address ${email}. It has to sign up first.`);
    return 2;
  }
  console.log(role === 'operator' ? `${email} is an operator now.` : `${email} is not an operator any more.`);
  return 0;
}
