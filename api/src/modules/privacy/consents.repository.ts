import type { ConsentPurpose, ConsentRecord } from '@kadam/shared/contract/consents';
import { oldRows, type Queryable } from '../../db/database';

interface LastConsent {
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly at: Date;
}

type StoredConsent = Omit<ConsentRecord, 'at' | 'policyVersion'> & { readonly at: Date };

// Records for an address count for a member who has confirmed it.
const OWN = `(member_id = $1 or email = (select email from members where id = $1 and email_confirmed_at is not null))`;

const ENDED = `at < $1 and (not is_given or exists (
  select from consents later where later.purpose = consents.purpose and later.number > consents.number
  and (later.member_id = consents.member_id or later.email = consents.email or later.person_hash = consents.person_hash)))`;

export const consentsRepository = (database: Queryable) => ({
  /** The newest record of each purpose. */
  last: (memberId: string): Promise<LastConsent[]> =>
    database.query<LastConsent>(
      `select distinct on (purpose) purpose, is_given as "isGiven", at from consents where ${OWN}
       order by purpose, number desc`,
      [memberId],
    ),

  /** Serializes changes of one member. */
  async lockMember(memberId: string): Promise<void> {
    await database.query('select from members where id = $1 for no key update', [memberId]);
  },

  /**
   * The records of an address, newest first: those of its account, those without an account, and
   * those of deleted accounts.
   */
  ofAddress: (email: string, hash: Buffer): Promise<StoredConsent[]> =>
    database.query<StoredConsent>(
      `select id, purpose, is_given as "isGiven", text_version as "textVersion", source, at from consents
       where email = $1 or person_hash = $2 or member_id = (select id from members where email = $1)
       order by number desc`,
      [email, hash],
    ),

  ended: oldRows(database, 'consents', ENDED),
});
