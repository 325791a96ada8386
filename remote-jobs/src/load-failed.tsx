import { logInAgain } from '@kadam/shared/login';
import { currentSession } from '@kadam/shared/session';
import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { MouseEvent } from 'react';
import { focusHeadingOf } from './focus-heading';
import type { ProfileFailure } from './lib/profile-failure';

interface LoadFailedProps {
  readonly message: string;
  /** The server's message, if `message` is our own. */
  readonly detail?: string | undefined;
  readonly remedy?: ProfileFailure['remedy'];
  readonly retry: () => void;
}

/** Shown in place of data that failed to load. */
export function LoadFailed({ message, detail, remedy = 'try-again', retry }: LoadFailedProps) {
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    focusHeadingOf(currentTarget);
    retry();
  };
  return (
    <Notice
      tone="danger"
      title={message}
      action={
        remedy === 'log-out' ? (
          <Button variant="secondary" size="sm" onClick={() => logInAgain(currentSession())}>
            Log out and log in
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onClick={handleRetry}>
            Retry
          </Button>
        )
      }
    >
      {detail !== message && detail}
    </Notice>
  );
}
