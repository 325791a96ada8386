import { emit } from '@kadam/shared/events';

/**
 * Loads code on first use. A failed import is retried once; a failure is reported and not cached,
 * so that the next call retries.
 * @param load `() => import('./dialog')`
 * @returns function that loads the code; rejects if that failed
 */
export function onDemand<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let pending: Promise<Code> | undefined;
  const fetchCode = () =>
    load()
      .catch(load)
      .catch((cause: unknown) => {
        pending = undefined;
        emit('portal:problem', { phase: 'load', cause });
        throw cause;
      });
  return () => (pending ??= fetchCode());
}
