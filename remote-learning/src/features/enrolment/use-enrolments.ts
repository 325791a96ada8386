import { useQuery } from '@kadam/shared/query';
import { useSession } from '@kadam/shared/session';
import { courseKeys } from '../../lib/course-keys';
import type { Enrolment } from '../../lib/enrolment-form';
import { fetchEnrolments } from './enrolment.requests';

const NONE: ReadonlyMap<string, Enrolment> = new Map();

/** The signed-in member's enrollments by course; empty for visitors and while loading. */
export function useEnrolments(): ReadonlyMap<string, Enrolment> {
  const token = useSession((session) => session.token);
  const { data } = useQuery({
    queryKey: courseKeys.enrolled(token),
    queryFn: ({ signal }) => fetchEnrolments(signal),
    enabled: token !== null,
    // Another tab may have changed them.
    staleTime: 0,
  });
  return (token !== null && data) || NONE;
}
