import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import { fetchEnrolledIds } from './enrolment.requests';

const NOBODY: ReadonlySet<string> = new Set();

/** The courses the signed-in member is enrolled in; none for visitors, nor while the server does not tell. */
export function useEnrolledIds(): ReadonlySet<string> {
  const token = useSession((session) => session.token);
  const { data } = useQuery({
    queryKey: courseKeys.enrolled(token),
    queryFn: ({ signal }) => fetchEnrolledIds(signal),
    enabled: token !== null,
    // Another tab may have enrolled meanwhile.
    staleTime: 0,
  });
  return (token !== null && data) || NOBODY;
}
