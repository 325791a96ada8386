/** What was kept in this browser under a key, while its time lasts. */
export function kept(key: string): unknown {
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

/** Keeps a value beyond a reload for so long; without storage it is gone with the page. */
export function keep(key: string, value: unknown, forMs: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ until: Date.now() + forMs, value }));
  } catch {
    // A browser that keeps nothing begins anew with each page.
  }
}

export function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What cannot be reached does no harm.
  }
}
