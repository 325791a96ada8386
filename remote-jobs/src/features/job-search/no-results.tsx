import { MAX_PAGE_DEPTH, reachablePages } from '@kadam/shared/contract/jobs';
import { Button } from '@kadam/shared/ui/button';
import { EmptyState } from '@kadam/shared/ui/empty-state';
import { activeFilters, NO_FILTERS } from '../../lib/active-filters';
import type { JobFilters } from '../../lib/job-filters';

export interface NoResultsProps {
  readonly filters: JobFilters;
  readonly total: number;
  readonly onChange: (next: JobFilters) => void;
}

const REACHABLE = `The first ${MAX_PAGE_DEPTH.toLocaleString('en-IN')} jobs are shown; search more narrowly to see the others.`;

/** No results, with other pages or fewer filters to try. */
export function NoResults({ filters, total, onChange }: NoResultsProps) {
  if (total > 0) {
    const lastPage = reachablePages(total);
    return (
      <EmptyState
        title={`There is no page ${filters.page}`}
        text={
          total > MAX_PAGE_DEPTH ? `${REACHABLE} They end on page ${lastPage}.` : `These jobs end on page ${lastPage}.`
        }
        action={<Button onClick={() => onChange({ ...filters, page: lastPage })}>Go to page {lastPage}</Button>}
      />
    );
  }
  const active = activeFilters(filters);
  if (active.length === 0)
    return <EmptyState title="No jobs right now" text="New jobs come in every day. Please check again later." />;
  return (
    <EmptyState
      title="No jobs match your search"
      text="Search more widely by taking something away:"
      action={
        <>
          {active.map(({ name, label, without }) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => onChange(without)}>
              Remove '{label}'
            </Button>
          ))}
          {active.length > 1 && (
            <Button size="sm" onClick={() => onChange(NO_FILTERS)}>
              Show all jobs
            </Button>
          )}
        </>
      }
    />
  );
}
