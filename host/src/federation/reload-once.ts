import { fetchRegistry } from './registry';

const KEY = 'kadam.reloadedForHost';

/**
 * The last resort of a tab that has been open for long: when a newer host is live, loads the document anew, once for each host.
 * Answers false when that cannot help. Without storage there is no guard, so there is no reload.
 */
export async function reloadForNewHost(runningHost: string): Promise<boolean> {
  const live = await fetchRegistry().then(
    ({ bundles }) => bundles.host?.live,
    () => undefined,
  );
  if (!live || live === runningHost || !remember(live)) return false;
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
