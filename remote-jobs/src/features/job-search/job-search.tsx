import { Button } from '@kadam/shared/ui/button';
import { Drawer } from '@kadam/shared/ui/drawer';
import { Stack } from '@kadam/shared/ui/layout';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { activeFilters } from '../../lib/active-filters';
import { writeFilters, type JobFilters } from '../../lib/job-filters';
import type { Job } from '../../lib/job-posting';
import { NO_FACETS } from '../../lib/postings-answer';
import { ActiveFilterChips } from './active-filter-chips';
import { Aside, Body, FilterToggle, Results } from './job-search.styles';
import { SearchAnnouncement } from './search-announcement';
import { SearchBar } from './search-bar';
import { SearchFilters } from './search-filters';
import { SearchResults } from './search-results';
import { useFilters } from './use-filters';
import { foundIn, useJobSearch, type JobSearchState } from './use-job-search';

interface JobSearchProps {
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  /** What stands in the place of jobs that are on their way. */
  readonly renderPending: (count: number) => ReactNode;
}

/** Searching for jobs: fields, filters and results, all of it in the address bar. */
export function JobSearch({ renderJobs, renderPending }: JobSearchProps) {
  const [filters, changeTo] = useFilters();
  const state = useJobSearch(filters);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const titleRef = useRef<HTMLInputElement>(null);
  const countRef = useRef<HTMLHeadingElement>(null);
  const count = activeFilters({ ...filters, search: '', location: '' }).length;
  const facets = foundIn(state)?.facets ?? NO_FACETS;
  // For what goes away with its own click: focus would be lost with it.
  const changeFromHere = (next: JobFilters) => {
    changeTo(next);
    countRef.current?.focus({ preventScroll: true });
  };
  const handleRepeat = () => {
    if (state.status === 'failed') state.retry();
  };
  const handleEditSearch = () => {
    titleRef.current?.focus();
    titleRef.current?.select();
  };
  return (
    <>
      <SearchBar titleRef={titleRef} filters={filters} onChange={changeTo} onRepeat={handleRepeat} />
      <Body>
        <Aside aria-label="Filters">
          <SearchFilters filters={filters} facets={facets} onChange={changeTo} />
        </Aside>
        <Results>
          <FilterToggle>
            <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
              <SlidersHorizontal aria-hidden size={18} /> {count === 0 ? 'Filters' : `Filters (${count})`}
            </Button>
          </FilterToggle>
          <ActiveFilterChips filters={filters} onChange={changeFromHere} />
          <SearchAnnouncement state={state} search={writeFilters(filters)} />
          <SearchResults
            {...{ countRef, state, filters, renderJobs, renderPending }}
            onChange={changeFromHere}
            onEditSearch={handleEditSearch}
          />
        </Results>
      </Body>
      <Drawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} label="Filters" side="right">
        <Stack gap={3}>
          <SearchFilters filters={filters} facets={facets} onChange={changeTo} />
          <Button onClick={() => setIsDrawerOpen(false)}>{showLabel(state)}</Button>
        </Stack>
      </Drawer>
    </>
  );
}

const showLabel = (state: JobSearchState) =>
  state.status === 'ready' ? `Show ${state.found.total.toLocaleString('en-IN')} jobs` : 'Show jobs';
