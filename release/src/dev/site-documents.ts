import { isLiveRemote, pathShape, type LiveRemote, type PageRoute } from '@kadam/shared/remote';
import { documentShapes } from '../serve/find-response';
import { withClient } from './dev-client';

const BOOT = /(?<=<script type="application\/json" id="kadam-boot">)[^<]*(?=<\/script>)/;

export interface SiteDocument {
  readonly status: number;
  readonly html: string;
}

/**
 * Replaces the releases of some remotes in a document of a deployed site by those from source. A
 * page that only exists in the sources uses the Not Found document.
 * @param remotes those from source
 */
export function withRemotesFromSource(
  { status, html }: SiteDocument,
  path: string,
  remotes: readonly LiveRemote[],
): SiteDocument {
  const own = remotes.flatMap(({ pages }) => pageAt(pages, path) ?? []);
  const names = remotes.map(({ name }) => name).join('|');
  const hints = new RegExp(`<link rel="preload" as="script" href="/bundles/(?:${names})/[^>]*>\\s*`, 'g');
  const changed = html.replace(BOOT, (record) => withRemotes(record, remotes)).replace(hints, '');
  return { status: own.length > 0 && status === 404 ? 200 : status, html: withClient(changed) };
}

/**
 * The boot record with the remotes from source, without keys: the host would reject an unsigned
 * registry.
 */
function withRemotes(record: string, fromSource: readonly LiveRemote[]): string {
  const { trust: _, remotes, ...boot } = JSON.parse(record) as { trust?: unknown; remotes: unknown[] };
  const names = new Set(fromSource.map(({ name }) => name));
  const others = remotes.filter(isLiveRemote).filter(({ name }) => !names.has(name));
  return JSON.stringify({ ...boot, remotes: [...others, ...fromSource] }).replaceAll('<', '\\u003c');
}

/** The page of a path; an exact match before one with a parameter. */
export function pageAt(pages: readonly PageRoute[], path: string): PageRoute | undefined {
  const [exact, withParameter] = documentShapes(path).map((shape) =>
    pages.find((page) => pathShape(page.path) === shape),
  );
  return exact ?? withParameter;
}
