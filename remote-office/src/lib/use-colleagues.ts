import type { Colleague } from '@kadam/shared/contract/inbox';
import { fetchColleagues } from './colleagues.requests';
import { useLoaded } from './use-loaded';

/** People of the office who can take care of something; none while they are loading. */
export function useColleagues(): readonly Colleague[] {
  const state = useLoaded({ key: ['colleagues'], load: fetchColleagues });
  return state.status === 'ready' ? state.data : [];
}
