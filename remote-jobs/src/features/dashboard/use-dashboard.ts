import { currentSession, useSession } from '@kadam/shared/session';
import { useQuery } from '@kadam/shared/query';
import type { EnrolledCourse } from '../../lib/enrolled-course';
import type { OfficeView } from '@kadam/shared/contract/office-activity';
import {
  ACTIVITY_FAILED_MESSAGE,
  APPLICATIONS_FAILED_MESSAGE,
  COURSES_FAILED_MESSAGE,
  SAVED_FAILED_MESSAGE,
  VIEWS_FAILED_MESSAGE,
} from '../../lib/failure-messages';
import type { Activity } from '../../lib/office-activity';
import { useEndedSession } from '../../use-ended-session';
import { identifyMember } from '../../lib/member';
import { profileFailure } from '../../lib/profile-failure';
import { queryKey } from '../../lib/query-key';
import {
  countSavedJobs,
  fetchActivity,
  fetchApplications,
  fetchCourses,
  fetchViews,
  type Applications,
} from './dashboard.requests';

/** One part of the dashboard. The parts load and fail independently. */
export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** null means that the server does not offer this yet. */
export interface MemberParts {
  readonly applications: Part<Applications>;
  readonly savedJobs: Part<number | null>;
  readonly activity: Part<Activity | null>;
  readonly views: Part<readonly OfficeView[] | null>;
  readonly courses: Part<readonly EnrolledCourse[] | null>;
}

export type DashboardState = { readonly status: 'visitor' | 'expired' } | ({ readonly status: 'member' } & MemberParts);

/** The parts of the signed-in member; visitors see samples instead. */
export function useDashboard(): DashboardState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const onExpire = () => {
    if (token !== null && !hasEnded) end();
  };
  const applications = usePart('applications', loadApplications, [APPLICATIONS_FAILED_MESSAGE, onExpire]);
  const savedJobs = usePart('saved-jobs', countSavedJobs, [SAVED_FAILED_MESSAGE, onExpire]);
  const activity = usePart('office-activity', fetchActivity, [ACTIVITY_FAILED_MESSAGE, onExpire]);
  const views = usePart('office-views', fetchViews, [VIEWS_FAILED_MESSAGE, onExpire]);
  const courses = usePart('courses', fetchCourses, [COURSES_FAILED_MESSAGE, onExpire]);

  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return { status: 'member', applications, savedJobs, activity, views, courses };
}

function usePart<Value>(
  name: string,
  load: (signal: AbortSignal) => Promise<Value>,
  [fallback, onExpire]: readonly [fallback: string, onExpire: () => void],
): Part<Value> {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    // Begins like the key of the saved jobs, so a change of that list invalidates the count.
    queryKey: queryKey(name, token, 'dashboard'),
    queryFn: ({ signal }) => load(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error ? profileFailure(error, fallback) : undefined;
  if (failure?.remedy === 'log-in') onExpire();
  if (data !== undefined) return { status: 'ready', value: data };
  if (!failure || isFetching) return { status: 'loading' };
  return { status: 'failed', message: failure.message, retry: () => void refetch() };
}

async function loadApplications(signal: AbortSignal): Promise<Applications> {
  const userId = currentSession().userId ?? (await identifyMember(signal)).userId;
  return fetchApplications(userId, signal);
}
