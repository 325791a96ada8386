import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { NOT_FOUND_DOCUMENT } from '@kadam/shared/remote';
import { CANARY } from '../documents/generation';
import { PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { hasDoubledSlashes } from './request-path';

/** What kind of thing an address asks for; it decides caching. */
export type AskedFor = 'api' | 'document' | 'release';

/** What a path that is not the API's is answered with. `file` is absolute. */
export type Answer =
  | { readonly status: 301; readonly location: string }
  | { readonly status: 200 | 400 | 404 | 414 | 503; readonly file: string | null };

/** An address as it was asked for, and as `requestPath` reads it. */
export interface Asked {
  readonly target: string;
  readonly path: string;
  /** Whether the visitor gets the documents of the canary. */
  readonly isCanary: boolean;
}

/** Files of a release that visitors may have; descriptions, maps and compressed copies are for the tool and the servers. */
const RELEASED =
  /^\/bundles\/(?!pages\/)[a-z][a-z0-9-]*\/\d[\w.+-]*\/(?!build\.json$|document\.html$)(?:[\w-][\w.~@+-]*\/)*[\w-][\w.~@+-]*(?<!\.prerendered\.html)(?<!\.map)(?<!\.br)(?<!\.gz)(?<!\.lock)$/;
const ROBOTS = '/robots.txt';
const REGISTRY = '/bundles/registry.json';
/** The list of jobs, which stands as composed too. */
export const JOB_LIST = '/jobs';
/** One job, one course, the site's map. */
const MADE_BY_API = /^\/(?:(?:jobs|courses)\/[^/.][^/]*|sitemap(?:-[1-9]\d{0,3})?\.xml)$/;
/** An address with or without a slash at its end. Only plain letters: what follows the slash of a redirect must never read as the name of another host. */
const PLAIN = /^(\/|(?:\/[\w.~@-]+)+)\/?$/;

/** What a path asks for; `registry.json` changes and is treated like a document. */
export function askedFor(path: string): AskedFor {
  if (/^\/api(\/|$)/.test(path)) return 'api';
  return /^\/bundles(\/|$)/.test(path) && path !== REGISTRY ? 'release' : 'document';
}

/**
 * Where the API makes what a path asks for: the document of one job or course, and the site's map; undefined for everything else, also for
 * a page of its own beside the parameter (/jobs/companies). While the API is away, a document is answered as it was composed.
 */
export async function madeByApi(bundlesFolder: string, { target, path, isCanary }: Asked): Promise<string | undefined> {
  if (path === JOB_LIST && !hasDoubledSlashes(target)) return `/api/documents/jobs${isCanary ? '?cohort=canary' : ''}`;
  if (!MADE_BY_API.test(path) || hasDoubledSlashes(target)) return undefined;
  const own = path.endsWith('/_') ? [] : [`${path}/index.html`];
  const isOwnPage = (await firstDocument(bundlesFolder, own, isCanary)) !== undefined;
  return isOwnPage ? undefined : `/api/documents${encodeURI(path)}${isCanary ? '?cohort=canary' : ''}`;
}

/** The Not Found document, which also answers what is no address at all. */
export async function notFound(
  bundlesFolder: string,
  isCanary: boolean,
  status: 400 | 404 | 414 = 404,
): Promise<Answer> {
  const file = await firstDocument(bundlesFolder, [NOT_FOUND_DOCUMENT], isCanary);
  return { status, file: file ?? join(bundlesFolder, 'pages', NOT_FOUND_DOCUMENT) };
}

/** Finds the answer to an address, by the same rules as nginx.conf.template. */
export async function findAnswer(bundlesFolder: string, { target, path, isCanary }: Asked): Promise<Answer> {
  if (askedFor(path) === 'release' || path === REGISTRY) return findReleased(bundlesFolder, path);
  if (path.includes('/.')) return notFound(bundlesFolder, isCanary);
  const bare = PLAIN.exec(path)?.[1];
  if (hasDoubledSlashes(target)) {
    return bare === undefined ? notFound(bundlesFolder, isCanary) : { status: 301, location: bare };
  }
  if (bare !== undefined && bare !== path) return { status: 301, location: bare };
  if (path === ROBOTS) return { status: 200, file: join(bundlesFolder, 'pages', path) };
  const shapes = documentShapes(path).map((shape) => `${shape}/index.html`);
  const file = await firstDocument(bundlesFolder, shapes, isCanary);
  return file === undefined ? notFound(bundlesFolder, isCanary) : { status: 200, file };
}

/** The first of these documents that is there: the canary's for its visitors, else the live one, because a canary may end at any moment. */
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

/** Where the document of a path may lie, the exact one first: the last part may stand for a parameter (`/jobs/123` is `/jobs/_`). */
export const documentShapes = (path: string): string[] => [path, path.replace(/[^/]+$/, '_')];

async function findReleased(bundlesFolder: string, path: string): Promise<Answer> {
  const isOffered = path === REGISTRY || RELEASED.test(path);
  const file = join(bundlesFolder, path === REGISTRY ? PUBLIC_REGISTRY_FILE : path.slice('/bundles'.length));
  return isOffered && (await isFile(file)) ? { status: 200, file } : { status: 404, file: null };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
