const WAIT_LIMIT_MS = 10_000;

/**
 * Calls `onFound` as soon as `find` returns an element, now or after a change. Returns a function
 * that stops it.
 */
export function whenPresent<T>(find: () => T | null | undefined, onFound: (found: T) => void): () => void {
  const settle = () => {
    const found = find();
    if (found == null) return false;
    onFound(found);
    return true;
  };
  if (settle()) return () => {};

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (settle()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  const timer = setTimeout(stop, WAIT_LIMIT_MS);
  return stop;
}
