import { versionFor } from '@kadam/shared/remote';
import type { PageLoader } from './page-loader';
import { fetchRegistry } from './registry';

const KEY = 'kadam.reloadedForHost';

interface Running {
  readonly hostVersion: string;
  /** Since when the canary runs that this document is of. */
  readonly canary?: string | undefined;
  readonly loader: Pick<PageLoader, 'heed'>;
}

/** The host that this visitor is to get, when it is another than the running one; undefined also when nobody can tell. The loader learns what else was read. */
export async function findNewerHost({ hostVersion, canary, loader }: Running): Promise<string | undefined> {
  const registry = await fetchRegistry().catch(() => undefined);
  if (registry) loader.heed(registry);
  const state = registry?.bundles.host;
  const wanted = state && versionFor(state, canary);
  return wanted === hostVersion ? undefined : wanted;
}

/**
 * Loads the document anew for that host, once for each host. Answers false when that was done before, which did not help, and while a dialog
 * is open, in which somebody may be typing. Without storage there is no guard, so there is no reload.
 */
export function reloadOnceFor(host: string): boolean {
  if (document.querySelector('dialog[open]') || !remember(host)) return false;
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
