import { cancelPending, retryPending } from '@kadam/shared/query';
import { StillLoading as Line } from '@kadam/shared/ui/still-loading';

/** Shown after the placeholder of pending data. */
export const StillLoading = () => <Line isPending onRetry={retryPending} onCancel={cancelPending} />;
