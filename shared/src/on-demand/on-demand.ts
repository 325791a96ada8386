import { emit } from '@kadam/shared/events';

/**
 * Code that comes when it is first needed. A file that does not come is asked for once more by itself; a failure is reported and never
 * kept, so that the next call asks again.
 * @param load `() => import('./dialog')`
 * @returns the function that fetches the code; it rejects when the code did not come
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
