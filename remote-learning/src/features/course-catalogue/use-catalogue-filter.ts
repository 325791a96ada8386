import { useEffect, useState } from 'react';
import { useSearchParams } from '@kadam/shared/router';
import type { CourseFilter } from '../../lib/course-filter';

/** Pause after the last key before the address follows: browsers refuse an address that changes with every key. */
const ADDRESS_DELAY_MS = 300;

interface CatalogueFilter {
  readonly filter: CourseFilter;
  readonly setSearch: (search: string) => void;
  readonly setCategory: (category: string) => void;
  readonly clear: () => void;
  /** Writes a search still being typed to the address, before the visitor goes elsewhere. */
  readonly settle: () => void;
}

/** The filter of the catalogue. It lives in the address, so that Back, reload and a shared link restore it. */
export function useCatalogueFilter(): CatalogueFilter {
  const [params, setParams] = useSearchParams();
  const category = params.get('category') ?? '';
  const search = useTypedSearch(params.get('search') ?? '', (next) =>
    setParams(withFilter(params, { search: next, category }), { replace: true }),
  );
  const narrow = (filter: CourseFilter) => {
    search.adopt(filter.search);
    setParams(withFilter(params, filter));
  };
  return {
    filter: { search: search.typed, category },
    setSearch: search.type,
    settle: search.settle,
    setCategory: (next) => narrow({ search: search.typed, category: next }),
    clear: () => narrow({ search: '', category: '' }),
  };
}

function withFilter(current: URLSearchParams, filter: CourseFilter): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(filter) as [string, string][]) {
    if (value.trim() === '') next.delete(name);
    else next.set(name, value.trim());
  }
  return next;
}

/** What stands in the search box: it answers every key at once, while the address follows after a pause. */
function useTypedSearch(addressed: string, write: (search: string) => void) {
  const [typed, type] = useState(addressed);
  const [seen, setSeen] = useState(addressed);
  const [own, setOwn] = useState(addressed);
  const isPending = typed.trim() !== own;

  // Only an address that something else changed (Back, a link) may overwrite what is being typed.
  if (addressed !== seen) {
    setSeen(addressed);
    if (addressed !== own) {
      setOwn(addressed);
      type(addressed);
    }
  }
  const settle = () => {
    if (!isPending) return;
    setOwn(typed.trim());
    write(typed);
  };
  useEffect(() => {
    const timer = isPending ? setTimeout(settle, ADDRESS_DELAY_MS) : undefined;
    return () => clearTimeout(timer);
  });
  const adopt = (search: string) => {
    type(search);
    setOwn(search.trim());
  };
  return { typed, type, settle, adopt };
}
