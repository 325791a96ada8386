import { useLocation } from '@kadam/shared/router';
import { activeFilters } from '../../lib/active-filters';
import { readFilters } from '../../lib/job-filters';

/** Whether the address asks for some jobs only. */
export const useIsSearching = (): boolean =>
  activeFilters(readFilters(new URLSearchParams(useLocation().search))).length > 0;
