import { paths } from '../../paths';
import type { TileFigure, TileName } from './tiles';
import type { MemberParts, Part } from './use-dashboard';

/** The member's own numbers. Nothing counts views or messages yet, and an invented number would be a lie. */
export const figuresOf = ({ applications, savedJobs }: MemberParts): Readonly<Record<TileName, TileFigure>> => ({
  'Profile Views': { status: 'absent', note: 'Not counted yet' },
  'Job Applications': applicationsFigure(applications),
  'Saved Jobs': savedFigure(savedJobs),
  'New Messages': { status: 'absent', note: 'Messages are not available yet' },
});

function applicationsFigure(part: MemberParts['applications']): TileFigure {
  if (part.status === 'loading') return part;
  // The list below says why, and has the Retry.
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE };
  return { status: 'known', count: part.value.total, note: 'sent in all' };
}

function savedFigure(part: Part<number | null>): TileFigure {
  if (part.status === 'loading') return part;
  if (part.status === 'failed') return { status: 'absent', note: FAILED_NOTE, retry: part.retry };
  if (part.value === null) return { status: 'absent', note: 'Saving jobs is not available yet' };
  if (part.value === 0) return { status: 'known', count: 0, note: 'Press the heart on a job' };
  return { status: 'known', count: part.value, note: 'See saved jobs', to: `${paths.myJobs}#saved-jobs` };
}

const FAILED_NOTE = 'Could not be loaded';
