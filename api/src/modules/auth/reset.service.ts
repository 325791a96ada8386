import type { AccountContents } from '@kadam/shared/contract/account';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import { enqueueCappedMail } from '../../mail';
import { addTask, type TaskKind } from '../../tasks';
import { newsletterAddressRepository } from '../marketing';
import { type Credentials, emailRepository, membersRepository } from '../members';
import { readContents, accountLinksRepository, type TakenLink } from './account-links.repository';
import { type AccountLinks, invalidLink } from './account-links';
import { passwordChangedMail } from './account-mails';
import type { Device } from './device-cookies';
import { emailRestoredMail } from './email-change-mails';
import { passwordError, type Passwords } from './passwords';
import type { Sessions } from './sessions';
import { tokenHash } from '../../tokens';
import { createCounters, type OpenCounts } from '../../http/counters';
import type { Limits } from '../../limits';

interface ResetParts {
  database: Database;
  links: AccountLinks;
  passwords: Passwords;
  sessions: Sessions;
  quota: ResetQuota;
  publicUrl: string;
  clock: () => Date;
}

interface LookUp {
  readonly email: string;
  readonly isWithinQuota?: boolean;
  readonly generation?: number | undefined;
}

interface ResetRequest {
  readonly email: string;
  readonly client: string;
  /** The device cookie, if the browser has one. */
  readonly device: Device | undefined;
}

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly client: string;
}

/** The result of a reset; `contents` only if the address was not confirmed before. */
interface ResetDone {
  readonly email: string;
  readonly contents?: AccountContents;
}

interface TakeOver {
  readonly found: Credentials;
  readonly link: TakenLink;
  readonly passwordHash: string;
}

const LOOK_UP = 'password-reset';
const LOOK_UP_MS = 10_000;

export type ResetService = ReturnType<typeof createResetService>;

/** A forgotten password: a link by mail, and what it does (decision 0065). */
export function createResetService({ database, links, passwords, sessions, quota, publicUrl, clock }: ResetParts) {
  /** Gives the account to the owner of its mailbox and revokes all other access. */
  async function takeOver(tx: Queryable, { found, link, passwordHash }: TakeOver): Promise<ResetDone> {
    const members = membersRepository(tx);
    const now = clock();
    const contents = found.emailConfirmedAt ? undefined : await readContents(tx, found.id);
    await sessions.endAll(tx, found.id);
    await members.changePassword(found.id, passwordHash);
    await members.renewDevices(found.id);
    const email = await settleAddress(tx, { found, link, now });
    await accountLinksRepository(tx).remove(found.id, ['reset-password', 'confirm-email', 'change-email']);
    await enqueueCappedMail(tx, passwordChangedMail({ ...found, email }, publicUrl), now);
    return { email, ...(contents && { contents }) };
  }

  /**
   * Runs independently of the request, so that an address without an account takes the same time.
   */
  const lookUp: TaskKind<LookUp> = {
    kind: LOOK_UP,
    atOnce: 1,
    timeoutMs: LOOK_UP_MS,
    run: ({ payload: { email, isWithinQuota = false, generation } }) =>
      database.transaction(async (tx) => {
        const members = membersRepository(tx);
        const id = (await members.credentials(email))?.id;
        const found = id === undefined ? undefined : await members.lockedCredentials(id);
        if (!found) return;
        const isVoid = generation !== undefined && generation !== found.deviceGeneration;
        const state = { isConfirmed: found.emailConfirmedAt !== null, isWithinQuota: isWithinQuota && !isVoid };
        await links.sendReset(tx, { ...found, ...state }, clock());
      }),
  };

  return {
    tasks: [lookUp],

    /** Schedules the mail. Does not reveal whether an account has the address. */
    async request(request: ResetRequest): Promise<void> {
      const { email, device } = request;
      const payload: LookUp = { email, isWithinQuota: await quota.take(request), generation: device?.generation };
      await addTask(database, { kind: LOOK_UP, payload, now: clock() });
    },

    async reset({ token, newPassword, client }: NewPassword): Promise<ResetDone> {
      const hash = tokenHash(token);
      const link = await accountLinksRepository(database).find(hash, ['reset-password', 'undo-email-change'], clock());
      if (!link) throw invalidLink();
      const error = passwordError(newPassword, link.newEmail ?? link.email);
      if (error) throw fieldError('INVALID_INPUT', 'newPassword', error);
      const passwordHash = await passwords.hash(newPassword, { key: `client ${client}`, isKnown: true });
      const done = await database.transaction(async (tx) => {
        const found = await membersRepository(tx).lockedCredentials(link.memberId);
        const { memberId, purpose } = link;
        const taken = await accountLinksRepository(tx).take(hash, { memberId, purpose, now: clock() });
        if (!found || !taken) throw invalidLink();
        return takeOver(tx, { found, link: taken, passwordHash });
      });
      sessions.forgetAll();
      return done;
    },
  };
}

/** Confirms the address, or restores the former one; returns the resulting address. */
async function settleAddress(tx: Queryable, { found, link, now }: Omit<TakeOver, 'passwordHash'> & { now: Date }) {
  if (link.newEmail === null) {
    await membersRepository(tx).confirmEmail(found.id, now);
    return found.email;
  }
  if (!(await emailRepository(tx).change(found.id, link.newEmail, now))) throw invalidLink();
  const { newEmail: email, subscriberId: id } = link;
  if (id !== null) await newsletterAddressRepository(tx).change({ id, email, now });
  // An attacker who changed the address must not restore theirs.
  await accountLinksRepository(tx).removeUndosSince(found.id, link.createdAt);
  if (link.newEmail !== found.email) await enqueueCappedMail(tx, emailRestoredMail(found), now);
  return link.newEmail;
}

/** The requester and the account of a link after a forgotten password. */
interface QuotaKey {
  readonly email: string;
  readonly client: string;
  readonly device: Device | undefined;
}

type ResetQuota = ReturnType<typeof createResetQuota>;

/**
 * Counts requests for a link. A browser that knows the account has its own count, which strangers
 * cannot use up; others count per network, and per account over all networks. Beyond the limit a
 * request is still accepted, but a mail is only sent if there is no recent link.
 */
export function createResetQuota(limits: Limits['resetMails'], openCounts: OpenCounts) {
  const perDevice = createCounters(openCounts, 'reset-mails-of-device', limits.perDevice);
  const perNetwork = createCounters(openCounts, 'reset-mails-of-network', limits.perNetwork);
  const perAccount = createCounters(openCounts, 'reset-mails-of-account', limits.perAccount);
  return {
    async take({ email, client, device }: QuotaKey): Promise<boolean> {
      if (device) return (await perDevice.take(`${device.id} ${email}`)) === undefined;
      if ((await perNetwork.take(`${client} ${email}`)) !== undefined) return false;
      return (await perAccount.take(email)) === undefined;
    },
  };
}
