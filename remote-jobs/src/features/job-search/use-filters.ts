import { useLocation, useNavigate } from '@kadam/shared/router';
import { useState } from 'react';
import { readFilters, writeFilters, type JobFilters } from '../../lib/job-filters';
import { paths } from '../../paths';

/** How a change enters the history: a step of its own, or in the place of the last one (while somebody types). */
type Step = 'push' | 'replace';

interface Held {
  readonly filters: JobFilters;
  /** The query string these filters were last compared with. */
  readonly seen: string;
  /** Query strings we asked for and the router has not shown yet, oldest first. */
  readonly asked: readonly string[];
}

/**
 * The filters of the address bar, and the way to change them. The router follows a change a moment later (it renders in a transition),
 * so what was asked for is held here at once: a ticked box must not flicker, and a second click must build on the first.
 */
export function useFilters(): [JobFilters, (next: JobFilters, step?: Step) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Held>(() => adopt(search));
  if (held.seen !== search) setHeld(follow(held, search));

  const change = (next: JobFilters, step: Step = 'push') => {
    const query = writeFilters(next);
    if (query === writeFilters(held.filters)) return;
    setHeld({ ...held, filters: next, asked: [...held.asked, query] });
    void navigate(`${paths.jobs}${query}`, { replace: step === 'replace' });
  };
  return [held.filters, change];
}

const adopt = (search: string): Held => ({
  filters: readFilters(new URLSearchParams(search)),
  seen: search,
  asked: [],
});

/** An address of our own is old news; any other one (Back, a link) takes over. */
function follow(held: Held, search: string): Held {
  const position = held.asked.indexOf(search);
  return position < 0 ? adopt(search) : { ...held, seen: search, asked: held.asked.slice(position + 1) };
}
