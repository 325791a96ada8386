import { queryClient, useQuery } from '@kadam/shared/query';
import { replaceApplied, useSession } from '@kadam/shared/session';
import { useEffect } from 'react';
import { queryKey } from '../../lib/query-key';
import { fetchAppliedIds } from './applied-ids.requests';

/** Where the session keeps the applied ids (specification, section 3); another tab writes it when somebody applies there. */
const APPLIED_KEY = 'appliedJobs';

/** Whether the signed-in member has applied. What the server knows takes the place of what this browser remembers. */
export function useIsApplied(jobId: string): boolean {
  const userId = useSession((session) => (session.token === null ? null : session.userId));
  const isApplied = useSession((session) => session.token !== null && session.appliedJobs.includes(jobId));
  const { data: known, refetch } = useQuery({
    queryKey: queryKey('applied-ids', userId),
    queryFn: ({ signal }) => fetchAppliedIds(signal),
    enabled: userId !== null,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (known) replaceApplied(known);
  }, [known]);
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

/** Brings what this browser remembers up to what the server knows. */
export async function syncApplied(userId: string): Promise<void> {
  const known = await queryClient.fetchQuery({
    queryKey: queryKey('applied-ids', userId),
    queryFn: ({ signal }) => fetchAppliedIds(signal),
  });
  if (known) replaceApplied(known);
}

/** An answer that was asked for before an application must not say afterwards that there is none. */
export function refetchAppliedIds(userId: string | null): void {
  const key = queryKey('applied-ids', userId);
  void queryClient.cancelQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: key });
  // A page that opens later would begin with it.
  queryClient.removeQueries({ queryKey: key, type: 'inactive' });
}
