import type { ResumeStore } from './resume-store';

interface Pausing {
  /** How long nothing has to change. */
  readonly ms: number;
  /** @param signal ends with the next change */
  readonly act: (signal: AbortSignal) => void;
}

/**
 * Runs `act` after a pause, and again after the pause that follows each change. What it does ends with the key that comes, before that key is
 * painted. The answer ends all.
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
