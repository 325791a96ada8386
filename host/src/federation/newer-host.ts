import { versionFor } from '@kadam/shared/remote';
import type { PageLoader } from './page-loader';
import { fetchRegistry } from './registry';

const KEY = 'kadam.reloadedForHost';

interface Running {
  readonly hostVersion: string;
  /** Start of the canary that this document belongs to. */
  readonly canary?: string | undefined;
  readonly loader: Pick<PageLoader, 'applyQuarantine'>;
}

/**
 * The host version for this visitor, if it differs from the running one; undefined if the registry
 * cannot be read. Passes the registry's quarantine on to the loader.
 */
export async function findNewerHost({ hostVersion, canary, loader }: Running): Promise<string | undefined> {
  const registry = await fetchRegistry().catch(() => undefined);
  if (registry) loader.applyQuarantine(registry);
  const state = registry?.bundles.host;
  const wanted = state && versionFor(state, canary);
  return wanted === hostVersion ? undefined : wanted;
}

/**
 * Reloads the document once for each host version. Returns false if it was reloaded for this one
 * before, while a dialog is open (a visitor may be typing), and without session storage, which
 * prevents a reload loop.
 */
export function reloadOnceFor(host: string): boolean {
  if (document.querySelector('dialog[open]') || !markReloaded(host)) return false;
  window.location.reload();
  return true;
}

function markReloaded(host: string): boolean {
  try {
    if (window.sessionStorage.getItem(KEY) === host) return false;
    window.sessionStorage.setItem(KEY, host);
    return true;
  } catch {
    return false;
  }
}
