import { Notice } from '@kadam/shared/ui/notice';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';
import type { Job } from '../../lib/job-posting';
import { LoadFailed } from '../../load-failed';
import { StillLoading } from '../../still-loading';
import { JobList } from './job-list';
import { JobListSkeleton } from './job-list-skeleton';
import { useJobsById } from './use-jobs-by-id';

interface JobsByIdProps {
  readonly ids: readonly string[];
  readonly heading: 'h2' | 'h3';
  readonly renderCorner: (job: Job) => ReactNode;
  readonly onGone: (ids: readonly string[]) => void;
}

export function JobsById({ ids, heading, renderCorner, onGone }: JobsByIdProps) {
  const state = useJobsById(ids);
  const goneIds = state.status === 'ready' ? state.goneIds : [];
  const reportGone = useEffectEvent(() => onGone(goneIds));
  const goneCount = goneIds.length;
  useEffect(() => {
    if (goneCount > 0) reportGone();
  }, [goneCount]);

  if (state.status === 'loading') {
    return (
      <>
        <StillLoading />
        <JobListSkeleton count={ids.length} />
      </>
    );
  }
  if (state.status === 'failed') {
    return <LoadFailed message={SEARCH_FAILED_MESSAGE} detail={state.message} retry={state.retry} />;
  }
  return (
    <>
      {goneCount > 0 && <Notice>{goneText(goneCount)}</Notice>}
      <JobList jobs={state.jobs} heading={heading} renderCorner={renderCorner} />
    </>
  );
}

const goneText = (count: number) =>
  count === 1
    ? 'One job is no longer available and was removed from this list.'
    : `${count} jobs are no longer available and were removed from this list.`;
