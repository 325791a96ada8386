import { createHmac, randomUUID } from 'node:crypto';
import { type ConsentPurpose, type ConsentSource, consentVersion } from '@kadam/shared/contract/consents';
import type { Queryable } from './db/database';
import { readServerKey } from './db/server-key';
import type { Member } from './plugins/authentication';

interface ConsentChange {
  /** The account; the email address for what belongs to an address (the newsletter). */
  readonly who: { readonly memberId: string } | { readonly email: string };
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly source: ConsentSource;
  readonly now: Date;
}

/**
 * Records a consent or its withdrawal, in the same transaction. Nothing is recorded if the state
 * and the text are unchanged, or for the withdrawal of a consent that was never given.
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
    // A withdrawal names the version of the text that it ends.
    [randomUUID(), memberId, email, purpose, isGiven ? version : (last?.version ?? version), isGiven, source, now],
  );
}

/** Pseudonym of a person whose data was deleted; only this installation can compute it. */
export const personHash = async (database: Queryable, email: string): Promise<Buffer> =>
  createHmac('sha256', await readServerKey(database, 'consents'))
    .update(email)
    .digest();

interface EndOfConsents {
  /** Null if only an email address is removed. */
  readonly memberId: string | null;
  readonly email: string;
  readonly source: ConsentSource;
  readonly now: Date;
}

/** Ends all consents of a person whose data is deleted, and keeps the records under a pseudonym. */
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

/** What a module does when a consent for one purpose changes. */
export interface ConsentEffect {
  readonly purpose: ConsentPurpose;
  isGiven(database: Queryable, member: Member): Promise<boolean>;
  /** Ends and records the consent; returns a function to call after the commit. */
  withdraw(tx: Queryable, member: Member, now: Date): Promise<(() => Promise<void>) | void>;
  /** Starts and records the consent; absent if using the service gives it. */
  give?(tx: Queryable, member: Member, now: Date): Promise<void>;
}
