import { onDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { Chip } from '@kadam/shared/ui/chip';
import { useEffect } from 'react';

/** 'Applied' on the card of a job that the member has applied for, as far as this page knows (`AppliedSync` asks the server). */
export function AppliedMark({ jobId }: { readonly jobId: string }) {
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  return isApplied ? <Chip tone="success">Applied</Chip> : null;
}

// Visitors never need it, and no list waits for it.
const loadSync = onDemand(() => import(/* webpackChunkName: "applied-ids" */ './use-is-applied'));

/** Asks the server once for all cards of a page what the member has applied for. A list is shown without the marks when that fails. */
export function AppliedSync() {
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  useEffect(() => {
    if (userId === null) return;
    loadSync()
      .then(({ syncApplied }) => syncApplied(userId))
      .catch(() => undefined);
  }, [userId]);
  return null;
}
