import { onDemand } from '@kadam/shared/on-demand';
import { useSession } from '@kadam/shared/session';
import { useEffect } from 'react';

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
