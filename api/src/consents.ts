import { createHmac, randomUUID } from 'node:crypto';
import { type ConsentPurpose, type ConsentSource, consentVersion } from '@kadam/shared/contract/consents';
import type { Queryable } from './db/database';
import { readServerKey } from './db/server-key';
import type { Member } from './plugins/authentication';

interface ConsentChange {
  /** The account, or the address for what belongs to an address (the newsletter). */
  readonly who: { readonly memberId: string } | { readonly email: string };
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly source: ConsentSource;
  readonly now: Date;
}

/**
 * Records a consent or its end, in the transaction that makes it. Nothing is recorded while the
 * state and the text stay the same, or for the end of what was never given.
 */
export async function recordConsent(
  tx: Queryable,
  { who, purpose, isGiven, source, now }: ConsentChange,
): Promise<void> {
  const memberId = 'memberId' in who ? who.memberId : null;
  const email = 'email' in who ? who.email : null;
  const version = consentVersion(purpose);
  const [last] = await tx.query<{ isGiven: boolean; version: number }>(
    `select is_given as "isGiven", text_version as version from consents
     where (member_id = $1 or email = $2) and purpose = $3 order by number desc limit 1`,
    [memberId, email, purpose],
  );
  const isSame = isGiven ? last?.isGiven && last.version === version : !last?.isGiven;
  if (isSame) return;
  await tx.query(
    `insert into consents (id, member_id, email, purpose, text_version, is_given, source, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    // The end of a consent names the text that it ends.
    [randomUUID(), memberId, email, purpose, isGiven ? version : (last?.version ?? version), isGiven, source, now],
  );
}

/** Names a person whose data is gone; only this installation can compute it. */
export const personHash = async (database: Queryable, email: string): Promise<Buffer> =>
  createHmac('sha256', await readServerKey(database, 'consents'))
    .update(email)
    .digest();

interface EndOfConsents {
  /** Null where only an address is removed. */
  readonly memberId: string | null;
  readonly email: string;
  readonly source: ConsentSource;
  readonly now: Date;
}

/** Ends what a person agrees to whose data is removed, and keeps the record without the person. */
export async function endConsents(tx: Queryable, { memberId, email, source, now }: EndOfConsents): Promise<void> {
  const hash = await personHash(tx, email);
  await tx.query(
    `with own as (select * from consents where member_id = $1 or email = $2),
       last as (select distinct on (purpose) * from own order by purpose, number desc)
     insert into consents (id, person_hash, purpose, text_version, is_given, source, at)
     select gen_random_uuid(), $3, purpose, text_version, false, $4, $5 from last where is_given`,
    [memberId, email, hash, source, now],
  );
  await tx.query(
    'update consents set member_id = null, email = null, person_hash = $3 where member_id = $1 or email = $2',
    [memberId, email, hash],
  );
}

/** What a consent of one purpose means for the module that has the data. */
export interface ConsentEffect {
  readonly purpose: ConsentPurpose;
  isGiven(database: Queryable, member: Member): Promise<boolean>;
  /** Ends and records it; returns what is to be done after the commit. */
  withdraw(tx: Queryable, member: Member, now: Date): Promise<(() => Promise<void>) | void>;
  /** Starts and records it; absent where using the service gives it. */
  give?(tx: Queryable, member: Member, now: Date): Promise<void>;
}
