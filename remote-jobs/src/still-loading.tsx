import { cancelPending, retryPending } from '@kadam/shared/query';
import { StillLoading as Line } from '@kadam/shared/ui/still-loading';

/** Follows what stands for data that a page is waiting for. */
export const StillLoading = () => <Line isPending onRetry={retryPending} onCancel={cancelPending} />;
