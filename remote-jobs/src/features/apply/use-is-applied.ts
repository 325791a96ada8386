import { markApplied, useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import { useEffect } from 'react';
import { fetchAppliedIds } from './apply.requests';
import { queryKey } from '../../lib/query-key';

/** Where the session keeps the applied ids (specification, section 3); another tab writes it when somebody applies there. */
const APPLIED_KEY = 'appliedJobs';

/** Whether the signed-in member has applied. What the server knows is added to what this browser remembers. */
export function useIsApplied(jobId: string): boolean {
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  const { data: appliedIds, refetch } = useQuery({
    queryKey: queryKey('applied-ids', userId),
    queryFn: ({ signal }) => fetchAppliedIds(userId ?? '', signal),
    enabled: userId !== null && !isApplied,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (appliedIds && appliedIds.length > 0) markApplied(appliedIds);
  }, [appliedIds]);
  useEffect(() => {
    if (userId === null || isApplied) return undefined;
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === APPLIED_KEY) void refetch();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [userId, isApplied, refetch]);
  return isApplied;
}
