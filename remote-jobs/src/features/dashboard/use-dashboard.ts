import { currentSession, rememberMember, useSession } from '@kadam/shared/session';
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
import { queryKey } from '../../lib/query-key';
import {
  countSavedJobs,
  failureOf,
  fetchActivity,
  fetchApplications,
  fetchCourses,
  fetchMember,
  fetchViews,
  type Applications,
} from './dashboard.requests';

/** One thing the dashboard asks for. They come and fail apart from one another. */
export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

/** What is the member's own. null stands for what the server cannot do yet. */
export interface MemberParts {
  readonly applications: Part<Applications>;
  readonly savedJobs: Part<number | null>;
  readonly activity: Part<Activity | null>;
  readonly views: Part<readonly OfficeView[] | null>;
  readonly courses: Part<readonly EnrolledCourse[] | null>;
}

export type DashboardState =
  { readonly status: 'visitor' } | { readonly status: 'expired' } | ({ readonly status: 'member' } & MemberParts);

/** What the portal knows about the signed-in member; visitors are shown samples instead. */
export function useDashboard(): DashboardState {
  const token = useSession((session) => session.token);
  const { hasEnded, end } = useEndedSession(token);
  const onExpire = () => {
    if (token !== null && !hasEnded) end();
  };
  const applications = usePart({ name: 'applications', load: loadApplications, onExpire });
  const savedJobs = usePart({ name: 'saved-jobs', load: countSavedJobs, onExpire });
  const activity = usePart({ name: 'office-activity', load: fetchActivity, onExpire });
  const views = usePart({ name: 'office-views', load: fetchViews, onExpire });
  const courses = usePart({ name: 'courses', load: fetchCourses, onExpire });

  if (hasEnded) return { status: 'expired' };
  if (token === null) return { status: 'visitor' };
  return { status: 'member', applications, savedJobs, activity, views, courses };
}

const FALLBACKS = {
  applications: APPLICATIONS_FAILED_MESSAGE,
  'saved-jobs': SAVED_FAILED_MESSAGE,
  'office-activity': ACTIVITY_FAILED_MESSAGE,
  'office-views': VIEWS_FAILED_MESSAGE,
  courses: COURSES_FAILED_MESSAGE,
} as const;

interface PartInput<Value> {
  readonly name: keyof typeof FALLBACKS;
  readonly load: (signal: AbortSignal) => Promise<Value>;
  readonly onExpire: () => void;
}

function usePart<Value>({ name, load, onExpire }: PartInput<Value>): Part<Value> {
  const token = useSession((session) => session.token);
  const { data, error, isFetching, refetch } = useQuery({
    // It begins as the key of the saved jobs' own list does: who changes that list has the number counted again.
    queryKey: queryKey(name, token, 'dashboard'),
    queryFn: ({ signal }) => load(signal),
    enabled: token !== null,
    staleTime: 0,
  });
  const failure = error ? failureOf(error, FALLBACKS[name]) : undefined;
  if (failure?.remedy === 'log-in') onExpire();
  if (data !== undefined) return { status: 'ready', value: data };
  if (!failure || isFetching) return { status: 'loading' };
  return { status: 'failed', message: failure.message, retry: () => void refetch() };
}

async function loadApplications(signal: AbortSignal): Promise<Applications> {
  const userId = currentSession().userId ?? (await identify(signal));
  return fetchApplications(userId, signal);
}

async function identify(signal: AbortSignal): Promise<string> {
  const { userId, email } = await fetchMember(signal);
  if (userId && email) rememberMember({ userId, email });
  return userId;
}
