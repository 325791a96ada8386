import { type Colleague, listColleagues } from '@kadam/shared/contract/inbox';
import { callForData } from './call-for-data';
import { useLoaded } from './use-loaded';

/** People of the office who can be assigned; empty while they are loading. */
export function useColleagues(): readonly Colleague[] {
  const state = useLoaded({
    key: ['colleagues'],
    load: async (signal) => (await callForData(listColleagues, { signal })).colleagues,
  });
  return state.status === 'ready' ? state.data : [];
}
