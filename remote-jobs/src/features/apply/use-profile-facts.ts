import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { queryKey } from '../../lib/query-key';
import { fetchProfileFacts, type ProfileFacts } from './resume.requests';

/** The profile data sent with the resume; undefined while loading. */
export function useProfileFacts(): ProfileFacts | undefined {
  const userId = useSession((session) => session.userId);
  const { data } = useQuery({
    queryKey: queryKey('profile-facts', userId),
    queryFn: ({ signal }) => fetchProfileFacts(signal),
    staleTime: 0,
  });
  return data;
}
