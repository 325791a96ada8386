import { paths } from '../../paths';
import type { TileFigure, TileName } from './tiles';
import { VIEWS_ID } from './profile-views';
import type { MemberParts, Part } from './use-dashboard';

export const figuresOf = ({
  applications,
  savedJobs,
  activity,
}: MemberParts): Readonly<Record<TileName, TileFigure>> => ({
  'Profile Views': viewsFigure(activity),
  'Job Applications': applicationsFigure(applications),
  'Saved Jobs': savedFigure(savedJobs),
  'New Messages': messagesFigure(activity),
});

function applicationsFigure(part: MemberParts['applications']): TileFigure {
  if (part.status === 'loading') return part;
  // The list below shows the error and a Retry.
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE };
  return { status: 'known', count: part.value.total, note: 'See applied jobs', to: paths.myJobs };
}

function savedFigure(part: Part<number | null>): TileFigure {
  if (part.status === 'loading') return part;
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE, retry: part.retry };
  if (part.value === null) return { status: 'absent', note: 'Saving jobs is not available yet' };
  if (part.value === 0) return { status: 'known', count: 0, note: 'Press the heart on a job' };
  return { status: 'known', count: part.value, note: 'See saved jobs', to: `${paths.myJobs}#saved-jobs` };
}

type ActivityPart = MemberParts['activity'];

function viewsFigure(part: ActivityPart): TileFigure {
  if (part.status === 'loading') return part;
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE, retry: part.retry };
  if (part.value === null) return { status: 'absent', note: 'Views are not counted here' };
  const { profileViews: count } = part.value;
  return { status: 'known', count, note: 'See who viewed it', to: `${paths.dashboard}#${VIEWS_ID}` };
}

function messagesFigure(part: ActivityPart): TileFigure {
  if (part.status === 'loading') return part;
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE, retry: part.retry };
  if (part.value === null) return { status: 'absent', note: 'Messages are not counted here' };
  const { newMessages: count } = part.value;
  return { status: 'known', count, note: count === 0 ? 'See earlier messages' : 'Read them', to: paths.myJobs };
}

const FAILED_NOTE = 'Could not be loaded';
