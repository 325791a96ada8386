import { StillLoading } from '@kadam/shared/ui/still-loading';
import { Toast } from '@kadam/shared/ui/toast';
import { showMessage, useSavedJobsStore } from './saved-jobs-store';
import { SlowSaving } from './saved-jobs.styles';
import { cancelSaving, retrySaving } from './send-changes';
import { useMerge } from './use-merge';

/** Once on each page with hearts: merges the device's list, shows errors and slow requests. */
export function SavedJobsSync() {
  useMerge();
  const { message, sending } = useSavedJobsStore();
  if (message === null) return null;
  return (
    <>
      <SlowSaving>
        {/* Each change has its own eight seconds. */}
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

/** In ms: two sentences take longer to read than the default. */
const LONG_ENOUGH_MS = 8000;
