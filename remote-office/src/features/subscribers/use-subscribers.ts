import type { ListSearch } from '../../lib/list-search';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { useExport } from '../../lib/use-file';
import { fetchExport, fetchSubscribers, sendRemoval } from './subscribers.requests';

const LIST = 'subscribers';
export const SUBSCRIBERS = { list: LIST, load: fetchSubscribers } as const;

export const useSubscribersExport = (search: ListSearch) => useExport(() => fetchExport(search), 'subscribers.csv');

/** Removes an address of the newsletter. */
export const useRemoval = (onRemoved: () => void) =>
  useChange(async (id: string) => {
    const failure = await settleChange(LIST, sendRemoval(id));
    // Another person may have removed it.
    if (failure) await refreshList(LIST);
    return failure;
  }, onRemoved);
