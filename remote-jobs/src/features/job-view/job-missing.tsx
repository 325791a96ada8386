import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { Technical } from '@kadam/shared/ui/failure-text';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { focusHeadingOf } from '../../focus-heading';
import { paths } from '../../paths';

interface JobMissingProps {
  readonly canRetry: boolean;
  readonly retry: () => void;
}

export function JobMissing({ canRetry, retry }: JobMissingProps) {
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusHeadingOf(currentTarget);
    retry();
  };
  return (
    <EmptyState
      title={canRetry ? 'This job could not be loaded.' : 'This job no longer exists.'}
      text={
        <>
          {canRetry ? 'Please try again in a moment.' : 'It has been removed. Other jobs are waiting for you.'}
          <Technical>Job details not available in navigation state.</Technical>
        </>
      }
      action={
        <>
          {canRetry && (
            <Button variant="secondary" onClick={handleRetry}>
              Retry
            </Button>
          )}
          <BackLink to={paths.jobs}>Back to Jobs</BackLink>
        </>
      }
    />
  );
}

const BackLink = styled(Link)`
  ${buttonCss({ variant: 'primary', size: 'md' })}
`;
