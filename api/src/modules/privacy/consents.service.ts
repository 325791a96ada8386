import {
  type ChooseConsentBody,
  CONSENT_MESSAGES,
  CONSENT_PURPOSES,
  type ConsentChoice,
  type ConsentPurpose,
  type ConsentRecord,
  consentVersion,
} from '@kadam/shared/contract/consents';
import { type ConsentEffect, personHash, recordConsent } from '../../consents';
import type { Database, Queryable } from '../../db/database';
import { fieldError } from '../../errors';
import type { Member } from '../../plugins/authentication';
import type { ContentService } from '../content';
import { consentsRepository } from './consents.repository';

interface Parts {
  readonly database: Database;
  readonly effects: readonly ConsentEffect[];
  readonly content: Pick<ContentService, 'publishTimes'>;
  readonly clock: () => Date;
}

export type ConsentsService = ReturnType<typeof createConsentsService>;

/** Consents of members: the current state, the record, and withdrawal. */
export function createConsentsService({ database, effects, content, clock }: Parts) {
  const all = [...effects, otherJobs];
  const effectOf = (purpose: ConsentPurpose): ConsentEffect => {
    const effect = all.find((one) => one.purpose === purpose);
    if (!effect) throw new Error(`No module has the consent ${purpose}.`);
    return effect;
  };

  async function choices(queryable: Queryable, member: Member): Promise<ConsentChoice[]> {
    const records = await consentsRepository(queryable).last(member.id);
    const listed: ConsentChoice[] = [];
    for (const purpose of CONSENT_PURPOSES) {
      const isGiven = await effectOf(purpose).isGiven(queryable, member);
      const record = records.find((one) => one.purpose === purpose && one.isGiven === isGiven);
      listed.push({ purpose, isGiven, since: record?.at.toISOString() ?? null });
    }
    return listed;
  }

  return {
    choices: (member: Member): Promise<ConsentChoice[]> => choices(database, member),

    /**
     * @throws DomainError CONFLICT for an outdated text, or a consent that is given by using the
     * service
     */
    async choose(
      member: Member,
      purpose: ConsentPurpose,
      { isGiven, textVersion }: ChooseConsentBody,
    ): Promise<ConsentChoice[]> {
      const { give, withdraw } = effectOf(purpose);
      if (isGiven && textVersion !== consentVersion(purpose))
        throw fieldError('CONFLICT', 'textVersion', CONSENT_MESSAGES.newText);
      const { after, chosen } = await database.transaction(async (tx) => {
        await consentsRepository(tx).lockMember(member.id);
        const now = clock();
        const before = await choices(tx, member);
        if (before.some((one) => one.purpose === purpose && one.isGiven === isGiven)) return { chosen: before };
        if (isGiven && !give) throw fieldError('CONFLICT', 'isGiven', CONSENT_MESSAGES.byUse);
        const work = isGiven ? await give?.(tx, member, now) : await withdraw(tx, member, now);
        return { after: work, chosen: await choices(tx, member) };
      });
      await after?.();
      return chosen;
    },

    async find(email: string): Promise<ConsentRecord[]> {
      const records = await consentsRepository(database).ofAddress(email, await personHash(database, email));
      const policies = await content.publishTimes('privacy');
      return records.map(({ at, ...record }) => ({
        ...record,
        policyVersion: policies.find((policy) => policy.at <= at)?.version ?? 0,
        at: at.toISOString(),
      }));
    },
  };
}

const otherJobs: ConsentEffect = {
  purpose: 'other_jobs',
  async isGiven(queryable, { id }) {
    const records = await consentsRepository(queryable).last(id);
    return records.some(({ purpose, isGiven }) => purpose === 'other_jobs' && isGiven);
  },
  give: (tx, member, now) => recordOtherJobs(tx, { member, isGiven: true, now }),
  withdraw: (tx, member, now) => recordOtherJobs(tx, { member, isGiven: false, now }),
};

const recordOtherJobs = (
  tx: Queryable,
  { member, isGiven, now }: { readonly member: Member; readonly isGiven: boolean; readonly now: Date },
): Promise<void> =>
  recordConsent(tx, { who: { memberId: member.id }, purpose: 'other_jobs', isGiven, source: 'account', now });
