import { queryClient } from '@kadam/shared/query';
import { queryKey } from './query-key';

/** After the second factor: reloads everything. */
export const refreshOffice = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey() });

/** After a call was rejected because the second factor is required. */
export const refreshSession = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey('session') });
