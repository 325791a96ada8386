import { type BulkResult, type ChangePostingsBody, POSTING_MESSAGES } from '@kadam/shared/contract/postings';
import type { Queryable } from '../../db/database';
import { DomainError } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import { lastDayOf, newEnd } from './posting-days';
import { changeState } from './posting-states';
import { requireOpenAt } from './postings.policy';
import { postingsRepository, type StoredPosting } from './postings.repository';
import { postingSubject } from './postings.service';

interface Caller {
  readonly tx: Queryable;
  readonly by: Actor;
}

type Change = Pick<ChangePostingsBody, 'action' | 'expiresOn'>;

export type BulkChangesService = ReturnType<typeof createBulkChangesService>;

/** One change to several postings; each succeeds or fails independently. */
export function createBulkChangesService({ database, audit, clock }: AuditedParts) {
  async function setEnd({ tx, by }: Caller, before: StoredPosting, expiresOn: string | null): Promise<boolean> {
    const now = clock();
    const end = newEnd(expiresOn, before.validThrough, now);
    if (end?.getTime() === before.validThrough?.getTime()) return false;
    if (before.publishAt) requireOpenAt(end, before.publishAt, now);
    await postingsRepository(tx).setEnd(before.id, end, { by: by.name, at: now });
    await audit.record(tx, by, {
      action: 'posting.set-expiry',
      subject: postingSubject(before),
      before: { expiresOn: lastDayOf(before.validThrough) },
      after: { expiresOn: lastDayOf(end) },
    });
    return true;
  }

  async function changeOne(caller: Caller, before: StoredPosting, change: Change): Promise<boolean> {
    if (change.action === 'set-expiry') return setEnd(caller, before, change.expiresOn ?? null);
    const state = change.action === 'publish' ? 'published' : 'closed';
    if (before.state === state) return false;
    await changeState(caller.tx, { audit, by: caller.by, now: clock() }, { before, state });
    return true;
  }

  async function resultOf(by: Actor, id: string, change: Change): Promise<BulkResult> {
    let title = '';
    const result = (status: BulkResult['status'], message: string | null = null) => ({ id, title, status, message });
    try {
      return await database.transaction(async (tx) => {
        const before = await postingsRepository(tx).locked(id);
        if (!before) return result('failed', POSTING_MESSAGES.gone);
        title = before.jobName;
        return result((await changeOne({ tx, by }, before, change)) ? 'changed' : 'unchanged');
      });
    } catch (error) {
      if (error instanceof DomainError) return result('failed', error.message);
      throw error;
    }
  }

  return {
    async change(by: Actor, { ids, ...change }: ChangePostingsBody): Promise<BulkResult[]> {
      const results: BulkResult[] = [];
      for (const id of new Set(ids)) results.push(await resultOf(by, id, change));
      return results;
    },
  };
}
