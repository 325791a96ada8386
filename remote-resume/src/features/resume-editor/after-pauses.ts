import type { ResumeStore } from './resume-store';

interface Pausing {
  /** Milliseconds without a change. */
  readonly ms: number;
  /** @param signal aborted by the next change */
  readonly act: (signal: AbortSignal) => void;
}

/**
 * Runs `act` after a pause in changes, and again after each later pause. A change aborts it before
 * the next paint.
 * @returns a function that stops it
 */
export function afterPauses(store: ResumeStore, { ms, act }: Pausing): () => void {
  let change = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    end();
    change = new AbortController();
    const { signal } = change;
    timer = setTimeout(() => act(signal), ms);
  };
  const end = () => {
    clearTimeout(timer);
    change.abort();
  };
  wait();
  const unwatch = store.watch(wait);
  return () => {
    unwatch();
    end();
  };
}
