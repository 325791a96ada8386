import { useEffect, useState } from 'react';

/** State of code that a view needs. `isLate` once a loading indicator makes sense. */
export type OnDemandState<Code> =
  | { readonly status: 'loading'; readonly isLate: boolean }
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'failed'; readonly retry: () => void };

type Progress<Code> = Exclude<OnDemandState<Code>, { status: 'failed' }> | { readonly status: 'failed' };

const LOADING = { status: 'loading', isLate: false } as const;
const LATE_AFTER_MS = 600;

/**
 * Loads code for a view, again on `retry`.
 * @param load result of `onDemand`
 * @param isWanted nothing is loaded until it is true
 */
export function useOnDemand<Code>(load: () => Promise<Code>, isWanted = true): OnDemandState<Code> {
  const [progress, show] = useState<Progress<Code>>(LOADING);
  const isLoading = progress.status === 'loading';

  useEffect(() => {
    if (!isWanted || !isLoading) return;
    let isOver = false;
    const showIfWanted = (next: Progress<Code>) => !isOver && show(next);
    const timer = setTimeout(() => showIfWanted({ status: 'loading', isLate: true }), LATE_AFTER_MS);
    load()
      .then(
        (code) => showIfWanted({ status: 'ready', code }),
        () => showIfWanted({ status: 'failed' }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, isWanted, isLoading]);

  return progress.status === 'failed' ? { status: 'failed', retry: () => show(LOADING) } : progress;
}
