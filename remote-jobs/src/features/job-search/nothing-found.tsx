import { onDemand, useOnDemand } from '@kadam/shared/on-demand';
import { Button } from '@kadam/shared/ui/button';
import { NO_FILTERS } from '../../lib/active-filters';
import { SimilarNote } from './job-search.styles';
import type { NoResultsProps } from './no-results';

// Loaded on demand.
const fetchNoResults = onDemand(() => import(/* webpackChunkName: "no-results" */ './no-results'));

/** Suggestions after an empty search; a short version if the code fails to load. */
export function NothingFound(props: NoResultsProps) {
  const demanded = useOnDemand(fetchNoResults);
  if (demanded.status === 'ready') return <demanded.code.NoResults {...props} />;
  if (demanded.status === 'loading') return null;
  return (
    <SimilarNote>
      <span>There are no jobs to show here.</span>
      <Button variant="quiet" size="sm" onClick={() => props.onChange(NO_FILTERS)}>
        Show all jobs
      </Button>
    </SimilarNote>
  );
}
