import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { PageFailure, type FailureReason } from '../federation/page-failure';
import type { LoadedPage } from '../federation/page-loader';
import { findNewerHost, reloadOnceFor } from '../federation/newer-host';
import { usePortal } from './portal-context';
import type { PortalRoute } from './route-table';

export type PageState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly page: LoadedPage;
      readonly showing: number;
      readonly isEarlier: boolean;
      /**
       * Load time and end of loading (`performance.now()`); missing if the page was loaded before.
       */
      readonly arrival?: { readonly loadMs: number; readonly at: number };
    }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Loads the page of a route; `retry` and `replace` load it again. */
export function usePage(route: PortalRoute) {
  const portal = usePortal();
  const { loader } = portal;
  const { remote, path } = route;
  const work = useRef(0);
  const [present] = useState(() => loader.peek({ remote, path }));
  const [state, show] = useReducer(
    (_: PageState, next: PageState): PageState => next,
    present ? { status: 'ready', page: present, showing: 0, isEarlier: false } : { status: 'loading' },
  );

  const follow = useCallback(
    async (loading: Promise<LoadedPage>, isEarlier = false) => {
      const own = ++work.current;
      const isCurrent = () => own === work.current;
      const startedAt = performance.now();
      show({ status: 'loading' });
      try {
        const page = await loading;
        const at = performance.now();
        if (isCurrent())
          show({ status: 'ready', page, showing: own, isEarlier, arrival: { loadMs: at - startedAt, at } });
      } catch (error) {
        if (!isCurrent()) return;
        const newerHost = await findNewerHost(portal);
        if (isCurrent() && newerHost && reloadOnceFor(newerHost)) return;
        const reason = error instanceof PageFailure ? error.reason : 'unavailable';
        if (isCurrent()) show({ status: 'failed', reason });
      }
    },
    [portal],
  );

  useEffect(() => {
    if (!present) void follow(loader.load({ remote, path }));
    return () => {
      work.current += 1;
    };
  }, [loader, remote, path, present, follow]);

  return {
    state,
    retry: () => void follow(loader.reload({ remote, path })),
    replace: ({ release }: LoadedPage) => void follow(loader.replace({ remote, path }, release), true),
  };
}
