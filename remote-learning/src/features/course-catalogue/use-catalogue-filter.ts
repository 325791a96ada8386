import { useLocation, useSearchParams } from '@kadam/shared/router';
import type { CourseFilter } from '../../lib/catalogue';
import { coursesHref } from '../../paths';
import { useTypedSearch } from './use-typed-search';

interface CatalogueFilter {
  readonly filter: CourseFilter;
  /** 1 while the search is being typed. */
  readonly page: number;
  readonly setSearch: (search: string) => void;
  /** Changes the URL at once, unlike typing: the next click may leave the page. */
  readonly removeSearch: () => void;
  readonly setCategory: (category: string) => void;
  readonly setPage: (page: number) => void;
  readonly hrefOfPage: (page: number) => string;
  readonly clear: () => void;
  /** Writes a search that is still being typed to the URL. */
  readonly settle: () => void;
}

/** The filter of the catalogue, stored in the URL for Back, reload and shared links. */
export function useCatalogueFilter(): CatalogueFilter {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const category = params.get('category') ?? '';
  const addressed = params.get('search') ?? '';
  const search = useTypedSearch(addressed, (next) =>
    setParams(withFilter(params, { search: next, category }), { replace: true, state }),
  );
  const narrow = (filter: CourseFilter) => {
    search.adopt(filter.search);
    setParams(withFilter(params, filter));
  };
  return {
    filter: { search: search.typed, category },
    page: search.isPending ? 1 : readPage(params.get('page')),
    setSearch: search.type,
    removeSearch: () => narrow({ search: '', category }),
    settle: search.settle,
    setCategory: (next) => narrow({ search: search.typed, category: next }),
    setPage: (page) => setParams(withPage(params, page)),
    hrefOfPage: (page) => coursesHref(`?${withPage(params, page)}`),
    clear: () => narrow({ search: '', category: '' }),
  };
}

function withFilter(current: URLSearchParams, filter: CourseFilter): URLSearchParams {
  const next = withPage(current, 1);
  for (const [name, value] of Object.entries(filter) as [string, string][]) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

function withPage(current: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(current);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

const readPage = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
