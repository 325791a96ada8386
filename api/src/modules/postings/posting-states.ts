import type { PostingState } from '@kadam/shared/contract/postings';
import type { Queryable } from '../../db/database';
import type { Actor, AuditService } from '../audit';
import { readPublishAt, requireComplete, requireOpenAt, requireTransition } from './postings.policy';
import { fieldsOf, postingsRepository, type StoredPosting } from './postings.repository';

interface Caller {
  readonly audit: AuditService;
  readonly by: Actor;
  readonly now: Date;
}

interface StateChange {
  /** The posting, locked by the transaction. */
  readonly before: StoredPosting;
  readonly state: PostingState;
  readonly publishAt?: string | undefined;
}

const ACTIONS: Readonly<Record<PostingState, string>> = {
  draft: 'posting.unschedule',
  scheduled: 'posting.schedule',
  published: 'posting.publish',
  closed: 'posting.close',
};

/** Changes the state of a posting, with its audit entry. Returns the new state. */
export async function changeState(
  tx: Queryable,
  { audit, by, now }: Caller,
  { before, state, publishAt }: StateChange,
): Promise<StoredPosting> {
  requireTransition(before.state, state);
  const { id } = before;
  const edit = { by: by.name, at: now };
  const scheduledAt = state === 'scheduled' ? readPublishAt(publishAt, now) : null;
  if (state === 'published' || scheduledAt) {
    requireComplete(fieldsOf(before));
    requireOpenAt(before.validThrough, scheduledAt ?? now, now);
  }
  const postings = postingsRepository(tx);
  if (state === 'published') await postings.publish(id, before.state !== 'closed', edit);
  else await postings.setState(id, { state, publishAt: scheduledAt }, edit);
  const after = (await postings.find(id)) ?? before;
  const stateOf = (posting: StoredPosting) => ({ state: posting.state, publishAt: posting.publishAt });
  await audit.record(tx, by, {
    action: before.state === 'closed' ? 'posting.reopen' : ACTIONS[state],
    subject: { kind: 'posting', id, title: before.jobName },
    before: stateOf(before),
    after: stateOf(after),
  });
  return after;
}
