import { Button } from '@kadam/shared/ui/button';
import { FailureText } from '@kadam/shared/ui/failure-text';
import { Notice } from '@kadam/shared/ui/notice';
import type { RefObject } from 'react';
import type { JobsFound } from '../../lib/postings-response';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';

interface SearchFailedProps {
  readonly countRef: RefObject<HTMLHeadingElement | null>;
  readonly message: string;
  readonly found: JobsFound | null;
  readonly retry: () => void;
}

export function SearchFailed({ countRef, message, found, retry }: SearchFailedProps) {
  const handleRetry = () => {
    retry();
    countRef.current?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="danger"
      title={SEARCH_FAILED_MESSAGE}
      action={
        <Button variant="secondary" size="sm" onClick={handleRetry}>
          Retry
        </Button>
      }
    >
      {message !== SEARCH_FAILED_MESSAGE && <FailureText>{message}</FailureText>}
      {found && <div>The jobs below are those of your last search.</div>}
    </Notice>
  );
}
