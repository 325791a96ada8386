/** docs/federation.md names this key for developers without the role Operator. */
const ALLOWED = 'kadam.overridesAllowed';
const ALLOWED_MS = 30 * 24 * 3_600_000;

/** Whether override links work in this browser; they have to be allowed in the browser itself. */
export function areOverridesAllowed(): boolean {
  try {
    const { until, value } = JSON.parse(window.localStorage.getItem(ALLOWED) ?? '{}') as Record<string, unknown>;
    return value === true && Number(until) > Date.now();
  } catch {
    return false;
  }
}

/** Allows override links for 30 days; false if storage is disabled. */
export function allowOverrides(): boolean {
  try {
    window.localStorage.setItem(ALLOWED, JSON.stringify({ until: Date.now() + ALLOWED_MS, value: true }));
    return true;
  } catch {
    return false;
  }
}

/** Override links no longer have an effect; those that are shown end with the next page load. */
export function forbidOverrides(): void {
  try {
    window.localStorage.removeItem(ALLOWED);
  } catch {
    // Storage is disabled.
  }
}
