import { useEffect, useState } from 'react';

/** How it stands with code that a view needs. `isLate` once a person would wonder what is going on. */
export type Demanded<Code> =
  | { readonly status: 'coming'; readonly isLate: boolean }
  | { readonly status: 'ready'; readonly code: Code }
  | { readonly status: 'failed'; readonly retry: () => void };

type Progress<Code> = Exclude<Demanded<Code>, { status: 'failed' }> | { readonly status: 'failed' };

const COMING = { status: 'coming', isLate: false } as const;
const LATE_AFTER_MS = 600;

/**
 * Fetches code for a view and fetches it again on `retry`.
 * @param load what `onDemand` answered
 * @param isWanted nothing is fetched before it is true
 */
export function useOnDemand<Code>(load: () => Promise<Code>, isWanted = true): Demanded<Code> {
  const [progress, show] = useState<Progress<Code>>(COMING);
  const isComing = progress.status === 'coming';

  useEffect(() => {
    if (!isWanted || !isComing) return;
    let isOver = false;
    const showIfWanted = (next: Progress<Code>) => !isOver && show(next);
    const timer = setTimeout(() => showIfWanted({ status: 'coming', isLate: true }), LATE_AFTER_MS);
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
  }, [load, isWanted, isComing]);

  return progress.status === 'failed' ? { status: 'failed', retry: () => show(COMING) } : progress;
}
