import { markApplied, useSession } from '@kadam/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAppliedIds } from './apply.requests';

/** Whether the signed-in member has applied. What the server knows is added to what this browser remembers. */
export function useIsApplied(jobId: string): boolean {
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  const { data: appliedIds } = useQuery({
    queryKey: ['applied-ids', userId],
    queryFn: ({ signal }) => fetchAppliedIds(userId ?? '', signal),
    enabled: userId !== null && !isApplied,
  });
  useEffect(() => {
    if (appliedIds && appliedIds.length > 0) markApplied(appliedIds);
  }, [appliedIds]);
  return isApplied;
}
