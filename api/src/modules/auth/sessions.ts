import type { OpenSession } from '@kadam/shared/contract/account';
import { PERSISTENT_SESSION_DAYS } from '@kadam/shared/contract/auth';
import { boundedMap } from '../../bounded-map';
import type { Queryable } from '../../db/database';
import type { Member } from '../../plugins/authentication';
import { staffAccess } from './office-sessions';
import { type FoundSession, type SessionsRepository, sessionsRepository } from './sessions.repository';
import { newToken, tokenHash } from '../../tokens';

const IDLE_MS = 60 * 60_000;
const ABSOLUTE_MS = 12 * 60 * 60_000;
const PERSISTENT_SESSION_MS = PERSISTENT_SESSION_DAYS * 24 * 60 * 60_000;
// Recording every use would be one write per request; a minute is precise enough for an hour.
const TOUCH_MS = 60_000;
// Max time a session that another process has ended is still accepted if the notification gets
// lost.
const CACHE_MS = 5_000;
const MAX_CACHED = 10_000;

interface Beginning {
  readonly memberId: string;
  /** The hash that the password was compared with. */
  readonly passwordHash: string;
  /** Whether the member chose to stay logged in. */
  readonly isKept: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Open sessions, cached for some seconds or until any process ends one. */
export function createSessions(sessions: SessionsRepository, clock: () => Date) {
  const cache = boundedMap<{ session: FoundSession; readAt: number }>(MAX_CACHED);
  let forgotten = 0;

  const usedAfter = (now: Date) => new Date(now.getTime() - IDLE_MS);
  const forgetAll = () => {
    cache.clear();
    forgotten += 1;
  };

  async function find(hash: Buffer, sessionId: string, now: Date): Promise<FoundSession | undefined> {
    const known = cache.get(sessionId);
    if (known && now.getTime() - known.readAt < CACHE_MS && isOpen(known.session, now)) return known.session;
    const before = forgotten;
    const session = await sessions.find(hash, { now, usedAfter: usedAfter(now) });
    // A read that ran while a session ended may have returned the older state.
    if (session && before === forgotten) cache.set(sessionId, { session, readAt: now.getTime() });
    return session;
  }

  const isOpen = ({ expiresAt, lastUsedAt, isKept }: FoundSession, now: Date) =>
    expiresAt > now && (isKept || lastUsedAt > usedAfter(now));
  const extendedTo = (now: Date) => new Date(now.getTime() + PERSISTENT_SESSION_MS);

  return {
    /** Call when another process or a transaction has ended sessions, or may have. */
    forgetAll,

    /** Starts a session; returns its token, or undefined if the password has changed since. */
    async start({ memberId, passwordHash, isKept }: Beginning): Promise<string | undefined> {
      const now = clock();
      const token = newToken();
      const expiresAt = isKept ? extendedTo(now) : new Date(now.getTime() + ABSOLUTE_MS);
      const session = { tokenHash: tokenHash(token), memberId, passwordHash, createdAt: now, expiresAt, isKept };
      return (await sessions.add(session)) ? token : undefined;
    },

    /** The member of a token. A call of the office (`isOffice`) extends the time it stays open. */
    async authenticate(token: string, { isOffice = false } = {}): Promise<Member | undefined> {
      const now = clock();
      const hash = tokenHash(token);
      const sessionId = hash.toString('base64url');
      const found = await find(hash, sessionId, now);
      if (!found) return undefined;
      if (now.getTime() - found.lastUsedAt.getTime() >= TOUCH_MS) {
        await sessions.touch(hash, { now, extendedTo: extendedTo(now) });
        cache.delete(sessionId);
      }
      const member = toMember(found, sessionId, now);
      if (isOffice && member.staff?.isOpen && now.getTime() - (found.officeUsedAt?.getTime() ?? 0) >= TOUCH_MS) {
        await sessions.touchOffice(hash, now);
        cache.delete(sessionId);
      }
      return member;
    },

    /** The member of a session, read again after a change of roles or of the second factor. */
    async current(member: Member): Promise<Member> {
      const now = clock();
      const found = await find(Buffer.from(member.sessionId, 'base64url'), member.sessionId, now);
      return found ? toMember(found, member.sessionId, now) : member;
    },

    async list({ id, sessionId }: Member): Promise<OpenSession[]> {
      const now = clock();
      const open = await sessions.open(id, { now, usedAfter: usedAfter(now) });
      return open.map(({ tokenHash: hash, startedAt, lastUsedAt, isKept }) => ({
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isKept,
        isCurrent: Buffer.from(hash).toString('base64url') === sessionId,
      }));
    },

    async end({ sessionId }: Member): Promise<void> {
      await sessions.remove(Buffer.from(sessionId, 'base64url'));
      forgetAll();
    },

    /**
     * Ends the sessions of a member, optionally except one; returns how many were open. Call
     * `forgetAll` after the commit.
     */
    endAll(tx: Queryable, memberId: string, { exceptSession }: { exceptSession?: string } = {}): Promise<number> {
      const now = clock();
      const except = exceptSession === undefined ? null : Buffer.from(exceptSession, 'base64url');
      return sessionsRepository(tx).removeOf(memberId, { except, now, usedAfter: usedAfter(now) });
    },

    removeEnded: (now: Date, max: number): Promise<number> =>
      sessions.removeEnded({ now, usedAfter: usedAfter(now), max }),
  };
}

function toMember(found: FoundSession, sessionId: string, now: Date): Member {
  const staff = staffAccess(found, now);
  return { id: found.id, email: found.email, sessionId, ...(staff && { staff }) };
}
