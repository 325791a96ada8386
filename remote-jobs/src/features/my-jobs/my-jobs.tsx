import { Link } from '@kadam/shared/router';
import { buttonCss } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Application } from '../../lib/applications';
import { APPLICATIONS_FAILED_MESSAGE, EXPIRED_MESSAGE } from '../../lib/failure-messages';
import { LoadFailed } from '../../load-failed';
import { LoginNeeded } from '../../login-needed';
import { paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { ApplicationProgress } from './application-progress';
import { LOGIN_MESSAGE, useMyJobs } from './use-my-jobs';

/** Renders the status and the actions of an application above its card. */
type RenderProgress = (jobId: string) => ReactNode;

interface MyJobsProps {
  readonly renderJobs: (applications: readonly Application[], renderProgress: RenderProgress) => ReactNode;
  readonly renderPending: (count: number) => ReactNode;
}

const PENDING_CARDS = 3;

export function MyJobs({ renderJobs, renderPending }: MyJobsProps) {
  const { state, update } = useMyJobs();
  switch (state.status) {
    case 'visitor':
      return <LoginNeeded title={LOGIN_MESSAGE} />;
    case 'expired':
      return <LoginNeeded title={EXPIRED_MESSAGE} text="Your applied jobs are shown here again after that." />;
    case 'loading':
      return (
        <>
          <StillLoading />
          <div role="status" aria-label="Loading your applied jobs">
            {renderPending(PENDING_CARDS)}
          </div>
        </>
      );
    case 'failed':
      return (
        <LoadFailed
          message={APPLICATIONS_FAILED_MESSAGE}
          detail={state.failure.message}
          remedy={state.failure.remedy}
          retry={state.retry}
        />
      );
    case 'ready': {
      const { userId, applications } = state.data;
      if (userId === '')
        return (
          <EmptyState
            title="User ID not found. Please complete your profile."
            action={<ActionLink to={paths.jobProfile}>Complete your profile</ActionLink>}
          />
        );
      if (applications.length === 0) return <NothingYet />;
      return renderJobs(applications, (jobId) => {
        const application = applications.find(({ job }) => job.id === jobId);
        return application && <ApplicationProgress application={application} onChange={update} />;
      });
    }
  }
}

const NothingYet = () => (
  <EmptyState
    title="You have not applied to any jobs yet."
    text="When you apply for a job, it is kept here."
    action={<ActionLink to={paths.jobs}>Find jobs</ActionLink>}
  />
);

const ActionLink = styled(Link)`
  ${buttonCss({ variant: 'primary', size: 'md' })}
`;
