import { useSession } from '@kadam/shared/session';
import type { ReactNode } from 'react';
import { SAVED_FAILED_MESSAGE } from '../../lib/failure-messages';
import type { Job } from '../../lib/job-posting';
import { LoadFailed } from '../../load-failed';
import { StillLoading } from '../../still-loading';
import { SavedCards } from './saved-cards';
import { Note, Section } from './saved-jobs.styles';
import { useSavedList } from './use-saved-list';

interface SavedJobsProps {
  readonly heading?: 'h1' | 'h2';
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  /** Renders job cards by id; `forget` removes ids that no longer exist. */
  readonly renderIds: (ids: readonly string[], forget: (ids: readonly string[]) => void) => ReactNode;
  readonly renderPending: (count: number) => ReactNode;
}

const PENDING_CARDS = 3;

export function SavedJobs({ heading: Heading = 'h2', ...props }: SavedJobsProps) {
  // Resets the list for another member.
  const owner = useSession((session) => session.token) ?? 'device';
  return (
    <Section aria-labelledby="saved-jobs">
      <Heading id="saved-jobs" tabIndex={-1}>
        Saved Jobs
      </Heading>
      <List key={owner} {...props} />
    </Section>
  );
}

function List({ renderJobs, renderIds, renderPending }: Omit<SavedJobsProps, 'heading'>) {
  const list = useSavedList();
  switch (list.status) {
    case 'loading':
      return (
        <>
          <StillLoading />
          <div role="status" aria-label="Loading your saved jobs">
            {renderPending(PENDING_CARDS)}
          </div>
        </>
      );
    case 'failed':
      return <LoadFailed message={SAVED_FAILED_MESSAGE} detail={list.message} retry={list.retry} />;
    case 'ready':
      return <SavedCards items={list.jobs} render={renderJobs} />;
    case 'device':
      return (
        <>
          {list.ids.length > 0 && <Note>They are kept on this device. Log in to keep them with your account.</Note>}
          <SavedCards
            items={list.ids.map((id) => ({ id }))}
            render={(items) =>
              renderIds(
                items.map(({ id }) => id),
                list.forget,
              )
            }
          />
        </>
      );
  }
}
