import { listWaiting } from '@kadam/shared/contract/inbox';
import { callForData } from '../../lib/call-for-data';
import { useLoaded } from '../../lib/use-loaded';

/** Items that wait for the office. */
export const useWaiting = () =>
  useLoaded({ key: ['waiting'], load: async (signal) => (await callForData(listWaiting, { signal })).waiting });
