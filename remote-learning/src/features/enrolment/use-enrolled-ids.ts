import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import { fetchEnrolledIds } from './enrolment.requests';

const NONE: ReadonlySet<string> = new Set();

/** The course ids of the signed-in member's enrollments; empty for visitors and while loading. */
export function useEnrolledIds(): ReadonlySet<string> {
  const token = useSession((session) => session.token);
  const { data } = useQuery({
    queryKey: courseKeys.enrolled(token),
    queryFn: ({ signal }) => fetchEnrolledIds(signal),
    enabled: token !== null,
    // Another tab may have changed them.
    staleTime: 0,
  });
  return (token !== null && data) || NONE;
}
