/** Reads a value from local storage; undefined if there is none or it has expired. */
export function readStored(key: string): unknown {
  try {
    const { until, value } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as {
      until?: number;
      value?: unknown;
    };
    return typeof until === 'number' && until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a value to local storage for `forMs` milliseconds; does nothing if storage is disabled.
 */
export function store(key: string, value: unknown, forMs: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ until: Date.now() + forMs, value }));
  } catch {
    // Storage is disabled.
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
