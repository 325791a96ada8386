import { fetchRegistry } from './registry';

const KEY = 'kadam.reloadedForHost';

/** The host that is live, when it is another than the running one; undefined also when nobody can tell. */
export async function findNewerHost(runningHost: string): Promise<string | undefined> {
  const live = await fetchRegistry().then(
    ({ bundles }) => bundles.host?.live,
    () => undefined,
  );
  return live === runningHost ? undefined : live;
}

/**
 * Loads the document anew for that host, once for each host. Answers false when that was done before, which did not help. Without
 * storage there is no guard, so there is no reload.
 */
export function reloadOnceFor(host: string): boolean {
  if (!remember(host)) return false;
  window.location.reload();
  return true;
}

function remember(host: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === host) return false;
    window.sessionStorage.setItem(KEY, host);
    return true;
  } catch {
    return false;
  }
}
