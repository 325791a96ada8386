import { useLocation, useNavigate } from '@kadam/shared/router';
import { useState } from 'react';
import { activeFilters } from '../../lib/active-filters';
import { type JobFilters, readFilters, writeFilters } from '../../lib/job-filters';
import { paths } from '../../paths';

/** 'replace' while typing. */
type Step = 'push' | 'replace';

interface FilterState {
  readonly filters: JobFilters;
  readonly seen: string;
  /** Requested query strings that the router has not shown yet, oldest first. */
  readonly requested: readonly string[];
}

/**
 * The filters in the URL. The router applies a change in a transition, so changes are held here at
 * once: a checkbox must not flicker, and a second click must build on the first.
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

/** Ignores our own URL changes; any other one (Back, a link) takes over. */
function follow(current: FilterState, search: string): FilterState {
  const position = current.requested.indexOf(search);
  return position < 0 ? adopt(search) : { ...current, seen: search, requested: current.requested.slice(position + 1) };
}

export const useIsSearching = (): boolean =>
  activeFilters(readFilters(new URLSearchParams(useLocation().search))).length > 0;
