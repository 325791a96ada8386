import { Link } from '@kadam/shared/router';
import { Button, buttonCss } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { focusHeadingOf } from '../../focus-heading';
import { paths } from '../../paths';

interface JobMissingProps {
  readonly canRetry: boolean;
  readonly retry: () => void;
}

/** Neither the navigation nor the server had the job. */
export function JobMissing({ canRetry, retry }: JobMissingProps) {
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusHeadingOf(currentTarget);
    retry();
  };
  return (
    <EmptyState
      title="Job details not available in navigation state."
      text={canRetry ? 'The server did not answer either. Try again in a moment.' : 'This job does not exist any more.'}
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
