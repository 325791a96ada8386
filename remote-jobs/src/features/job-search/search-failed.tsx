import { Button } from '@kadam/shared/ui/button';
import { Notice } from '@kadam/shared/ui/notice';
import type { JobsFound } from '../../lib/postings-answer';
import { SEARCH_FAILED_MESSAGE } from '../../lib/failure-messages';

interface SearchFailedProps {
  readonly message: string;
  readonly found: JobsFound | null;
  readonly retry: () => void;
}

/** A search that failed: what the server said, a way to try again, and what the jobs below are. */
export function SearchFailed({ message, found, retry }: SearchFailedProps) {
  return (
    <Notice
      tone="danger"
      title={SEARCH_FAILED_MESSAGE}
      action={
        <Button variant="secondary" size="sm" onClick={retry}>
          Retry
        </Button>
      }
    >
      {message !== SEARCH_FAILED_MESSAGE && message}
      {found && ' The jobs below are those of your last search.'}
    </Notice>
  );
}
