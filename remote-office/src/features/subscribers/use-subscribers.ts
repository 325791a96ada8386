import { useState } from 'react';
import type { ListSearch } from '../../lib/list-search';
import { refreshList, settleChange } from '../../lib/settle';
import { useExport } from '../../lib/use-file';
import { fetchExport, fetchSubscribers, sendRemoval } from './subscribers.requests';

const LIST = 'subscribers';
export const SUBSCRIBERS = { list: LIST, load: fetchSubscribers } as const;

export const useSubscribersExport = (search: ListSearch) => useExport(() => fetchExport(search), 'subscribers.csv');

/** Removes an address of the newsletter. */
export function useRemoval(onRemoved: () => void) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (id: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const failure = await settleChange(LIST, sendRemoval(id));
    // Another person may have removed it.
    if (failure) await refreshList(LIST);
    setIsBusy(false);
    setMessage(failure?.message);
    if (!failure) onRemoved();
  };
  return { message, isBusy, run, forget: () => setMessage(undefined) };
}
