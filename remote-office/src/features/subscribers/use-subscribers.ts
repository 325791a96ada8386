import { exportSubscribers, listSubscribers, removeSubscriber } from '@kadam/shared/contract/inbox';
import { call } from '@kadam/shared/http';
import { callForData } from '../../lib/call-for-data';
import { type ListSearch, ROWS_PER_PAGE } from '../../lib/list-search';
import { refreshList, settleChange } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { useExport } from '../../lib/use-file';

const LIST = 'subscribers';

async function fetchSubscribers({ q, state, page }: ListSearch, signal: AbortSignal) {
  const query = { q, state, page, limit: ROWS_PER_PAGE };
  const { subscribers, pagination } = await callForData(listSubscribers, { query, signal });
  return { rows: subscribers, total: pagination.total };
}

export const SUBSCRIBERS = { list: LIST, load: fetchSubscribers } as const;

/** Saves all matches as a CSV file. */
export const useSubscribersExport = ({ q, state }: ListSearch) =>
  useExport(() => call(exportSubscribers, { query: { q, state } }), 'subscribers.csv');

/** Removes an address from the newsletter. */
export const useRemoval = (onRemoved: () => void) =>
  useChange(async (id: string) => {
    const failure = await settleChange(LIST, call(removeSubscriber, { params: { id } }));
    // Another person may have removed it.
    if (failure) await refreshList(LIST);
    return failure;
  }, onRemoved);
