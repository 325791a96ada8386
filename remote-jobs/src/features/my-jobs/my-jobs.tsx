import { emit } from '@kadam/shared/events';
import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Notice } from '@kadam/shared/ui/notice';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Job } from '../../lib/job-posting';
import { paths } from '../../paths';
import { APPLICATIONS_FAILED_MESSAGE } from '../../lib/failure-messages';
import { LOGIN_MESSAGE, useMyJobs } from './use-my-jobs';

interface MyJobsProps {
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  readonly renderPending: (count: number) => ReactNode;
}

const PENDING_CARDS = 3;

/** The member's applied jobs, or what has to happen before they can be shown. */
export function MyJobs({ renderJobs, renderPending }: MyJobsProps) {
  const state = useMyJobs();
  switch (state.status) {
    case 'visitor':
      return <LoginNeeded />;
    case 'unknown-member':
      return (
        <EmptyState
          title="User ID not found. Please complete your profile."
          action={<ActionLink to={paths.jobProfile}>Complete your profile</ActionLink>}
        />
      );
    case 'loading':
      return (
        <div role="status" aria-label="Loading your applied jobs">
          {renderPending(PENDING_CARDS)}
        </div>
      );
    case 'failed':
      return <LoadFailed {...state} />;
    case 'ready':
      return state.jobs.length > 0 ? renderJobs(state.jobs) : <NothingYet />;
  }
}

const LoginNeeded = () => (
  <EmptyState title={LOGIN_MESSAGE} action={<Button onClick={() => emit('auth:openLogin')}>Login</Button>} />
);

const NothingYet = () => (
  <EmptyState
    title="You have not applied to any jobs yet."
    text="When you apply for a job, it is kept here."
    action={<ActionLink to={paths.jobs}>Find jobs</ActionLink>}
  />
);

const LoadFailed = ({ message, retry }: { readonly message: string; readonly retry: () => void }) => (
  <Notice
    tone="danger"
    title={APPLICATIONS_FAILED_MESSAGE}
    action={
      <Button variant="secondary" size="sm" onClick={retry}>
        Retry
      </Button>
    }
  >
    {message !== APPLICATIONS_FAILED_MESSAGE && message}
  </Notice>
);

const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'primary', size: 'md' })}
`;
