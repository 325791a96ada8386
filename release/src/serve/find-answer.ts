import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_DOCUMENT } from '../compose/compose';

/** What kind of thing an address asks for; it decides caching. */
export type AskedFor = 'api' | 'document' | 'release';

/** What a path that is not the API's is answered with. `file` is absolute. */
export type Answer =
  | { readonly status: 200; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 404; readonly file: string | null };

/** Files of a release that visitors may have; descriptions, maps and compressed copies are for the tool and the servers. */
const RELEASED =
  /^\/bundles\/(?!pages\/)[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!build\.json$|document\.html$)(?:[\w-][\w.~@+-]*\/)*[\w-][\w.~@+-]*(?<!\.prerendered\.html)(?<!\.map)(?<!\.br)(?<!\.gz)(?<!\.lock)$/;
const ROBOTS = '/robots.txt';
const REGISTRY = '/bundles/registry.json';
/** One job, one course, the site's map. */
const MADE_BY_API = /^\/(?:(?:jobs|courses)\/[^/.][^/]*|sitemap(?:-[1-9]\d{0,3})?\.xml)$/;
/** Only plain letters: what follows the slash of a redirect must never read as the name of another host. */
const WITH_SLASH = /^((?:\/[\w.~@-]+)+)\/$/;

/** What a path asks for; `registry.json` changes and is treated like a document. */
export function askedFor(path: string): AskedFor {
  if (/^\/api(\/|$)/.test(path)) return 'api';
  return /^\/bundles(\/|$)/.test(path) && path !== REGISTRY ? 'release' : 'document';
}

/**
 * Where the API makes what a path asks for: the document of one job or course, and the site's map; undefined for everything else. While
 * the API is away, a document is answered as it was composed.
 */
export function madeByApi(path: string): string | undefined {
  return MADE_BY_API.test(path) ? `/api/documents${encodeURI(path)}` : undefined;
}

/** Finds the answer to a resolved path, by the same rules as nginx.conf.template. */
export async function findAnswer(bundlesFolder: string, path: string): Promise<Answer> {
  if (/^\/bundles(\/|$)/.test(path)) return findReleased(bundlesFolder, path);
  const pages = join(bundlesFolder, 'pages');
  const notFound: Answer = { status: 404, file: join(pages, NOT_FOUND_DOCUMENT) };
  if (path.includes('/.')) return notFound;
  const bare = WITH_SLASH.exec(path)?.[1];
  if (bare) return { status: 301, location: bare };
  const parent = /^(\/.+)\/[^/]+$/.exec(path)?.[1] ?? '';
  if (path === ROBOTS) return { status: 200, file: join(pages, path) };
  const candidates = [join(pages, path, 'index.html'), join(pages, parent, '_', 'index.html')];
  for (const file of candidates) if (await isFile(file)) return { status: 200, file };
  return notFound;
}

async function findReleased(bundlesFolder: string, path: string): Promise<Answer> {
  const isOffered = path === REGISTRY || RELEASED.test(path);
  const file = join(bundlesFolder, path.slice('/bundles'.length));
  return isOffered && (await isFile(file)) ? { status: 200, file } : { status: 404, file: null };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
