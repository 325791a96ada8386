import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_DOCUMENT } from '@kadam/shared/remote';
import { CANARY } from '../documents/generation';
import { PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { hasDoubledSlashes } from './request-path';

/** Kind of a resource; determines its caching. */
export type ResourceKind = 'api' | 'document' | 'release';

/** A redirect or an absolute file path, for a path outside the API. */
export type FoundResponse =
  | { readonly status: 301; readonly location: string }
  | { readonly status: 200 | 400 | 404 | 414 | 503; readonly file: string | null };

/** A request target and its path, as parsed by `requestPath`. */
export interface RequestTarget {
  readonly target: string;
  readonly path: string;
  /** Whether the visitor gets the documents of the canary. */
  readonly isCanary: boolean;
}

/** Public files of a release: without metadata, source maps and compressed copies. */
const RELEASED_FILE =
  /^\/bundles\/(?!pages\/)[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!build\.json$|document\.html$)(?:[\w-][\w.~@+-]*\/)*[\w-][\w.~@+-]*(?<!\.prerendered\.html)(?<!\.map)(?<!\.br)(?<!\.gz)(?<!\.lock)$/;
const ROBOTS = '/robots.txt';
const REGISTRY = '/bundles/registry.json';
/** The list of jobs, whose composed document is complete without the API. */
export const JOB_LIST = '/jobs';
/** Paths of one job, course or company, the sitemap and the feeds. */
const API_DOCUMENTS =
  /^\/(?:(?:jobs|courses|companies)\/[^/.][^/]*|sitemap(?:-[1-9]\d{0,3})?\.xml|feeds\/jobs\.(?:rss|xml))$/;
/** Addresses of pages that have moved, as in nginx.conf.template. */
export const MOVED_PATHS: ReadonlyMap<string, string> = new Map([['/ops', '/office/operations']]);
/**
 * A path with an optional trailing slash. Restricted characters: a redirect must never lead to
 * another host.
 */
const PLAIN_PATH = /^(\/|(?:\/[\w.~@-]+)+)\/?$/;

/**
 * Kind of the resource at a path; `registry.json` is cached like a document, because it changes.
 */
export function resourceKind(path: string): ResourceKind {
  if (/^\/api(\/|$)/.test(path)) return 'api';
  return /^\/bundles(\/|$)/.test(path) && path !== REGISTRY ? 'release' : 'document';
}

/** Path of the API below which it makes the document of a page with published content. */
const PAGE_DOCUMENTS = '/api/documents/page';

/** A document of the API. While it is unavailable, the composed one is sent. */
export interface ApiDocument {
  readonly target: string;
  /**
   * 'published': a page that is complete without the API, which responds with 404 when nothing is
   * published.
   */
  readonly kind: 'item' | 'published';
}

/**
 * The document of the API for a path: of a job, course or company, the sitemap, or of a page
 * with published content; undefined for other paths, also for a page next to the parameter
 * (/jobs/companies).
 */
export async function apiDocument(
  bundlesFolder: string,
  { target, path, isCanary }: RequestTarget,
): Promise<ApiDocument | undefined> {
  const query = isCanary ? '?cohort=canary' : '';
  if (hasDoubledSlashes(target)) return undefined;
  if (path === JOB_LIST) return { target: `/api/documents/jobs${query}`, kind: 'item' };
  if (!API_DOCUMENTS.test(path)) return pageDocument(path, query);
  const own = path.endsWith('/_') ? [] : [`${path}/index.html`];
  const isOwnPage = (await firstDocument(bundlesFolder, own, isCanary)) !== undefined;
  return isOwnPage ? undefined : { target: `/api/documents${encodeURI(path)}${query}`, kind: 'item' };
}

function pageDocument(path: string, query: string): ApiDocument | undefined {
  const isPage = resourceKind(path) === 'document' && PLAIN_PATH.exec(path)?.[1] === path && !path.includes('/.');
  if (!isPage || path === ROBOTS || path === REGISTRY) return undefined;
  return { target: `${PAGE_DOCUMENTS}${path}${query}`, kind: 'published' };
}

/** The Not Found document, also for an invalid path. */
export async function notFound(
  bundlesFolder: string,
  isCanary: boolean,
  status: 400 | 404 | 414 = 404,
): Promise<FoundResponse> {
  const file = await firstDocument(bundlesFolder, [NOT_FOUND_DOCUMENT], isCanary);
  return { status, file: file ?? join(bundlesFolder, 'pages', NOT_FOUND_DOCUMENT) };
}

/** Finds the response for a path by the rules of nginx.conf.template. */
export async function findResponse(
  bundlesFolder: string,
  { target, path, isCanary }: RequestTarget,
): Promise<FoundResponse> {
  if (resourceKind(path) === 'release' || path === REGISTRY) return findReleased(bundlesFolder, path);
  if (path.includes('/.')) return notFound(bundlesFolder, isCanary);
  const bare = PLAIN_PATH.exec(path)?.[1];
  if (hasDoubledSlashes(target)) {
    return bare === undefined ? notFound(bundlesFolder, isCanary) : { status: 301, location: bare };
  }
  if (bare !== undefined && bare !== path) return { status: 301, location: bare };
  const moved = MOVED_PATHS.get(path);
  if (moved !== undefined) return { status: 301, location: moved };
  if (path === ROBOTS) return { status: 200, file: join(bundlesFolder, 'pages', path) };
  const shapes = documentShapes(path).map((shape) => `${shape}/index.html`);
  const file = await firstDocument(bundlesFolder, shapes, isCanary);
  return file === undefined ? notFound(bundlesFolder, isCanary) : { status: 200, file };
}

/** The first document that exists: for visitors of the canary its own, or else the live one. */
async function firstDocument(
  bundlesFolder: string,
  paths: readonly string[],
  isCanary: boolean,
): Promise<string | undefined> {
  const folders = isCanary ? [`pages/${CANARY}`, 'pages'] : ['pages'];
  const files = folders.flatMap((folder) => paths.map((path) => join(bundlesFolder, folder, path)));
  for (const file of files) if (await isFile(file)) return file;
  return undefined;
}

/**
 * Document paths of a path: the exact one, then one with a parameter at the end (`/jobs/123` is
 * `/jobs/_`).
 */
export const documentShapes = (path: string): string[] => [path, path.replace(/[^/]+$/, '_')];

async function findReleased(bundlesFolder: string, path: string): Promise<FoundResponse> {
  const isOffered = path === REGISTRY || RELEASED_FILE.test(path);
  const file = join(bundlesFolder, path === REGISTRY ? PUBLIC_REGISTRY_FILE : path.slice('/bundles'.length));
  return isOffered && (await isFile(file)) ? { status: 200, file } : { status: 404, file: null };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
