import { onDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { Chip } from '@kadam/shared/ui/chip';
import { useEffect } from 'react';

/** 'Applied' on a job card, from the session (`AppliedSync` updates it). */
export function AppliedMark({ jobId }: { readonly jobId: string }) {
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  return isApplied ? <Chip tone="success">Applied</Chip> : null;
}

// Loaded for members only, without delaying the list.
const loadSync = onDemand(() => import(/* webpackChunkName: "applied-ids" */ './use-is-applied'));

/** Updates the applied jobs once per page. If that fails, the list has no marks. */
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
