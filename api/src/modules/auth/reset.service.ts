import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import type { Counters } from '../../http/counters';
import { enqueueCappedMail } from '../../mail';
import { addTask, type TaskKind } from '../../tasks';
import { type Credentials, membersRepository } from '../members';
import { type AccountLinks, deadLink } from './account-links';
import { accountLinksRepository } from './account-links.repository';
import { passwordChangedMail } from './account-mails';
import { passwordFault, type Passwords } from './passwords';
import type { Sessions } from './sessions';
import { tokenHash } from './tokens';

interface ResetParts {
  database: Database;
  links: AccountLinks;
  passwords: Passwords;
  sessions: Sessions;
  /** Counts what is asked for one address, by whomever. */
  perAddress: Counters;
  publicUrl: string;
  clock: () => Date;
}

interface Asked {
  readonly email: string;
}

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly client: string;
  /** Whether this browser has logged in to the account before. */
  readonly isKnownBrowser: (email: string) => Promise<boolean>;
}

const LOOK_UP = 'password-reset';
const LOOK_UP_MS = 10_000;

export type ResetService = ReturnType<typeof createResetService>;

/** A forgotten password: a link by mail, and what it does (decision 0065). */
export function createResetService({ database, links, passwords, sessions, perAddress, publicUrl, clock }: ResetParts) {
  /** Sets the password within the transaction; answers whether the account was emptied first. */
  async function takeOver(tx: Queryable, found: Credentials, how: { passwordHash: string; keeps: boolean }) {
    const members = membersRepository(tx);
    const now = clock();
    const isEmptied = !found.emailConfirmedAt && !how.keeps;
    const id = isEmptied ? randomUUID() : found.id;
    await sessions.endAll(tx, found.id);
    if (isEmptied) {
      await members.remove(found.id);
      // The name that was there was somebody's too.
      const [firstName = ''] = found.email.split('@');
      await members.add({ ...found, id, firstName, lastName: '', passwordHash: how.passwordHash, createdAt: now });
    } else await members.changePassword(id, how.passwordHash);
    await members.confirmEmail(id, now);
    for (const purpose of ['reset-password', 'confirm-email'] as const)
      await accountLinksRepository(tx).remove(id, purpose);
    await enqueueCappedMail(tx, passwordChangedMail(found.email, publicUrl), now);
    return isEmptied;
  }

  /** Done apart from the request, which so takes as long for an address without an account. */
  const lookUp: TaskKind<Asked> = {
    kind: LOOK_UP,
    atOnce: 1,
    timeoutMs: LOOK_UP_MS,
    run: ({ payload: { email } }) =>
      database.transaction(async (tx) => {
        const found = await membersRepository(tx).credentials(email);
        if (found) await links.sendReset(tx, { ...found, isConfirmed: found.emailConfirmedAt !== null }, clock());
      }),
  };

  return {
    tasks: [lookUp],

    /** Takes note of the wish; says nothing of whether an account has the address. */
    async ask({ email }: Asked): Promise<void> {
      if ((await perAddress.take(email)) !== undefined) return;
      await addTask(database, { kind: LOOK_UP, payload: { email }, now: clock() });
    },

    /** Sets the password. @throws DomainError for a link that works no more */
    async reset({ token, newPassword, client, isKnownBrowser }: NewPassword) {
      const hash = tokenHash(token);
      const link = await accountLinksRepository(database).find(hash, 'reset-password', clock());
      if (!link) throw deadLink();
      const fault = passwordFault(newPassword, link.email);
      if (fault) throw fieldError('INVALID_INPUT', 'newPassword', fault);
      const keeps = await isKnownBrowser(link.email);
      const passwordHash = await passwords.hash(newPassword, { key: `client ${client}`, isKnown: keeps });
      const isEmptied = await database.transaction(async (tx) => {
        const found = await membersRepository(tx).lockedCredentials(link.memberId);
        const taken = { memberId: link.memberId, purpose: 'reset-password', now: clock() } as const;
        if (!found || !(await accountLinksRepository(tx).take(hash, taken))) throw deadLink();
        return takeOver(tx, found, { passwordHash, keeps });
      });
      sessions.forgetAll();
      return { email: link.email, isEmptied };
    },
  };
}
