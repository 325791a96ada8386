import { reachablePages } from '@kadam/shared/contract/jobs';
import { Loader } from '@kadam/shared/ui/loader';
import { Pagination } from '@kadam/shared/ui/pagination';
import type { ReactNode, RefObject } from 'react';
import { countText, mentionsText, partlyText } from '../../lib/count-text';
import { writeFilters, type JobFilters } from '../../lib/job-filters';
import type { Job } from '../../lib/job-posting';
import type { JobsFound } from '../../lib/postings-response';
import { paths } from '../../paths';
import { StillLoading } from '../../still-loading';
import { SimilarWords } from './similar-words';
import { Count, SimilarNote, Toolbar, LoaderFrame } from './job-search.styles';
import { NothingFound } from './nothing-found';
import { SearchFailed } from './search-failed';
import { SortChoice } from './sort-choice';
import { shownResult, type JobSearchState } from './use-job-search';
import { useIsSlow } from './use-is-slow';

interface SearchResultsProps {
  readonly countRef: RefObject<HTMLHeadingElement | null>;
  readonly state: JobSearchState;
  readonly filters: JobFilters;
  /** Also moves the focus to the count. */
  readonly onChange: (next: JobFilters) => void;
  readonly onSort: (next: JobFilters) => void;
  readonly onEditSearch: () => void;
  readonly renderJobs: (jobs: readonly Job[]) => ReactNode;
  readonly renderPending: (count: number) => ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { countRef, state, filters, onChange, onSort, onEditSearch, renderJobs, renderPending } = props;
  const isSlow = useIsSlow(state.status === 'searching');
  const found = shownResult(state);
  const isBusy = state.status === 'loading' || state.status === 'searching';
  const handleTurn = (page: number) => {
    onChange({ ...filters, page });
    countRef.current?.scrollIntoView();
  };
  return (
    <section aria-label="Results" aria-busy={isBusy}>
      <Toolbar>
        <Count ref={countRef} tabIndex={-1}>
          {headingText(state, isSlow)}
        </Count>
        <SortChoice filters={filters} onChange={onSort} />
      </Toolbar>
      {isBusy && <StillLoading />}
      {found && <Remarks found={found} filters={filters} onEditSearch={onEditSearch} />}
      {state.status === 'loading' && (
        <LoaderFrame>
          <Loader title="Loading Jobs" text="Fetching the latest jobs for you..." />
        </LoaderFrame>
      )}
      {state.status === 'failed' && <SearchFailed {...state} countRef={countRef} />}
      {state.status === 'ready' && state.found.jobs.length === 0 && (
        <NothingFound filters={filters} total={state.found.total} onChange={onChange} />
      )}
      {found && found.jobs.length > 0 && (
        <>
          {isSlow ? renderPending(found.jobs.length) : renderJobs(found.jobs)}
          <Pages total={found.total} filters={filters} onTurn={handleTurn} />
        </>
      )}
    </section>
  );
}

interface RemarksProps {
  readonly found: JobsFound;
  readonly filters: JobFilters;
  readonly onEditSearch: () => void;
}

/** Notes on results that do not match the search exactly. */
const Remarks = ({ found, filters, onEditSearch }: RemarksProps) => (
  <>
    {found.partly > 0 && <SimilarNote>{partlyText(found)}</SimilarNote>}
    {found.mentions > 0 && <SimilarNote>{mentionsText(found.total, found.mentions)}</SimilarNote>}
    {found.similarTo && <SimilarWords found={found} filters={filters} onEdit={onEditSearch} />}
  </>
);

interface PagesProps {
  readonly total: number;
  readonly filters: JobFilters;
  readonly onTurn: (page: number) => void;
}

const Pages = ({ total, filters, onTurn }: PagesProps) => (
  <Pagination
    page={filters.page}
    totalPages={reachablePages(total)}
    hrefOf={(page) => `${paths.jobs}${writeFilters({ ...filters, page })}`}
    onSelect={onTurn}
  />
);

function headingText(state: JobSearchState, isSlow: boolean): string {
  if (state.status === 'loading' || isSlow) return 'Searching…';
  return state.found ? countText(state.found.total) : 'Jobs';
}
