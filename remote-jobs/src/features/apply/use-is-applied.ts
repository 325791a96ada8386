import { queryClient, useQuery } from '@kadam/shared/query';
import { replaceApplied, useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { queryKey } from '../../lib/query-key';
import { fetchAppliedIds } from './applied-ids.requests';

/** Session storage key of the applied ids; other tabs write it too. */
const APPLIED_KEY = 'appliedJobs';

/** Whether the member applied; the server's list replaces the browser's. */
export function useIsApplied(jobId: string): boolean {
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  const {
    data: known,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    queryKey: queryKey('applied-ids', userId),
    queryFn: ({ signal }) => fetchAppliedIds(signal),
    enabled: userId !== null,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    // An application since then has invalidated the list.
    const isOutdated = queryClient.getQueryState(queryKey('applied-ids', userId))?.isInvalidated;
    if (known && !isOutdated) replaceApplied(known);
  }, [known, dataUpdatedAt, userId]);
  useEffect(() => {
    if (userId === null) return undefined;
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === APPLIED_KEY) void refetch();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [userId, refetch]);
  return isApplied;
}

/** Updates the browser's list of applied jobs from the server. */
export async function syncApplied(userId: string): Promise<void> {
  const known = await queryClient.fetchQuery({
    queryKey: queryKey('applied-ids', userId),
    queryFn: ({ signal }) => fetchAppliedIds(signal),
  });
  if (known) replaceApplied(known);
}

/** Discards a response that is older than an application. */
export function refetchAppliedIds(userId: string | null): void {
  const key = queryKey('applied-ids', userId);
  void queryClient.cancelQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: key });
  // Otherwise a page opened later would show it.
  queryClient.removeQueries({ queryKey: key, type: 'inactive' });
}
