import { Toast } from '@kadam/shared/ui/toast';
import { say, useSavedJobsStore } from './saved-jobs-store';
import { useMerge } from './use-merge';

/** Stands once on every page with hearts: brings device and server together, and says what went wrong. */
export function SavedJobsSync() {
  useMerge();
  const message = useSavedJobsStore((state) => state.message);
  if (message === null) return null;
  return <Toast message={message} tone="danger" durationMs={LONG_ENOUGH_MS} onDismiss={() => say('')} />;
}

/** Two sentences take longer to read than the usual toast stays, in milliseconds. */
const LONG_ENOUGH_MS = 8000;
