import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { activeFilters } from '../../lib/active-filters';
import { writeFilters, type JobFilters } from '../../lib/job-filters';
import type { Job } from '../../lib/job-posting';
import { NO_FACETS } from '../../lib/postings-response';
import { ActiveFilterChips } from './active-filter-chips';
import { Aside, Body, FilterToggle, Narrowing, Results } from './job-search.styles';
import { SearchAnnouncement } from './search-announcement';
import { SearchBar } from './search-bar';
import { SearchFilters } from './search-filters';
import { SearchResults } from './search-results';
import { useFilters } from './use-filters';
import type { FocusHandlers } from './use-frozen-while-focused';
import { shownResult, useJobSearch } from './use-job-search';

interface JobSearchProps {
  /** Smaller on phones, during a search. */
  readonly isCompact: boolean;
  readonly insideBar: FocusHandlers;
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  readonly renderPending: (count: number) => ReactNode;
  /** Shown after the chips of a filtered search. */
  readonly renderTool?: (filters: JobFilters) => ReactNode;
}

const fetchDrawer = onDemand(() => import('./filters-drawer'));

/** The job search; its state is in the URL. */
export function JobSearch({ isCompact, insideBar, renderJobs, renderPending, renderTool }: JobSearchProps) {
  const [filters, changeTo] = useFilters();
  const state = useJobSearch(filters);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const drawer = useOnDemand(fetchDrawer, isDrawerOpen);
  const titleRef = useRef<HTMLInputElement>(null);
  const countRef = useRef<HTMLHeadingElement>(null);
  const count = activeFilters({ ...filters, search: '', location: '' }).length;
  const facets = shownResult(state)?.facets ?? NO_FACETS;
  // For controls that disappear on click: the focus moves to the count.
  const changeFromHere = (next: JobFilters) => {
    changeTo(next);
    countRef.current?.focus({ preventScroll: true });
  };
  const handleSearch = (isRepeat: boolean) => {
    if (isRepeat && state.status === 'failed') state.retry();
    showResults(countRef.current);
  };
  const handleEditSearch = () => {
    titleRef.current?.focus();
    titleRef.current?.select();
  };
  return (
    <>
      <SearchBar
        titleRef={titleRef}
        filters={filters}
        isCompact={isCompact}
        inside={insideBar}
        onChange={changeTo}
        onSearch={handleSearch}
      />
      <Body>
        <Aside aria-label="Filters">
          <SearchFilters filters={filters} facets={facets} onChange={changeTo} />
        </Aside>
        <Results>
          <Narrowing>
            <FilterToggle>
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}>
                <SlidersHorizontal aria-hidden size={18} /> {count === 0 ? 'Filters' : `Filters (${count})`}
              </Button>
            </FilterToggle>
            <ActiveFilterChips filters={filters} onChange={changeFromHere} tool={renderTool?.(filters)} />
          </Narrowing>
          <SearchAnnouncement state={state} search={writeFilters(filters)} />
          <SearchResults
            countRef={countRef}
            state={state}
            filters={filters}
            renderJobs={renderJobs}
            renderPending={renderPending}
            onChange={changeFromHere}
            onSort={changeTo}
            onEditSearch={handleEditSearch}
          />
        </Results>
      </Body>
      {isDrawerOpen && drawer.status === 'ready' && (
        <drawer.code.FiltersDrawer
          filters={filters}
          facets={facets}
          total={state.status === 'ready' ? state.found.total : undefined}
          onChange={changeTo}
          onClose={() => setIsDrawerOpen(false)}
        />
      )}
    </>
  );
}

/** Moves the focus to the results and scrolls to them if needed. */
function showResults(count: HTMLElement | null): void {
  count?.focus({ preventScroll: true });
  if (count && count.getBoundingClientRect().top > window.innerHeight / 2) count.scrollIntoView();
}
