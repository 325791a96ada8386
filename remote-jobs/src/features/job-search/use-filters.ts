import { useLocation, useNavigate } from '@kadam/shared/router';
import { useState } from 'react';
import { activeFilters } from '../../lib/active-filters';
import { type JobFilters, readFilters, writeFilters } from '../../lib/job-filters';
import { paths } from '../../paths';

/** How a change enters the history: a step of its own, or in the place of the last one (while somebody types). */
type Step = 'push' | 'replace';

interface FilterState {
  readonly filters: JobFilters;
  /** The query string these filters were last compared with. */
  readonly seen: string;
  /** Query strings we asked for and the router has not shown yet, oldest first. */
  readonly requested: readonly string[];
}

/**
 * The filters of the address bar, and the way to change them. The router follows a change a moment later (it renders in a transition),
 * so what was asked for is current here at once: a ticked box must not flicker, and a second click must build on the first.
 */
export function useFilters(): [JobFilters, (next: JobFilters, step?: Step) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState<FilterState>(() => adopt(search));
  if (current.seen !== search) setCurrent(follow(current, search));

  const change = (next: JobFilters, step: Step = 'push') => {
    const query = writeFilters(next);
    if (query === writeFilters(current.filters)) return;
    setCurrent({ ...current, filters: next, requested: [...current.requested, query] });
    void navigate(`${paths.jobs}${query}`, { replace: step === 'replace' });
  };
  return [current.filters, change];
}

const adopt = (search: string): FilterState => ({
  filters: readFilters(new URLSearchParams(search)),
  seen: search,
  requested: [],
});

/** An address of our own is old news; any other one (Back, a link) takes over. */
function follow(current: FilterState, search: string): FilterState {
  const position = current.requested.indexOf(search);
  return position < 0 ? adopt(search) : { ...current, seen: search, requested: current.requested.slice(position + 1) };
}

/** Whether the address asks for some jobs only. */
export const useIsSearching = (): boolean =>
  activeFilters(readFilters(new URLSearchParams(useLocation().search))).length > 0;
