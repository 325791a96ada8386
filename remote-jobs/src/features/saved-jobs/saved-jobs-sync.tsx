import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Toast } from '@kadam/shared/ui/toast';
import { showMessage, useSavedJobsStore } from './saved-jobs-store';
import { SlowSaving } from './saved-jobs.styles';
import { cancelSaving, retrySaving } from './send-changes';
import { useMerge } from './use-merge';

/** Stands once on every page with hearts: brings device and server together, and says what went wrong or takes long. */
export function SavedJobsSync() {
  useMerge();
  const { message, sending } = useSavedJobsStore();
  if (message === null) return null;
  return (
    <>
      <SlowSaving>
        {/* Each click has its own eight seconds. */}
        {sending && (
          <StillLoading
            key={sending.job.id + sending.isSaved}
            isPending
            onRetry={retrySaving}
            onCancel={cancelSaving}
          />
        )}
      </SlowSaving>
      <Toast message={message} tone="danger" durationMs={LONG_ENOUGH_MS} onDismiss={() => showMessage('')} />
    </>
  );
}

/** Two sentences take longer to read than the usual toast stays, in milliseconds. */
const LONG_ENOUGH_MS = 8000;
