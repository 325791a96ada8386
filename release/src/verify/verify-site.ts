import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CONTENT_ID } from '@kadam/shared/contract/published-content';
import {
  BUCKETS,
  documentPath,
  NOT_FOUND_DOCUMENT,
  REGISTRY_URL,
  releaseUrl,
  type Release,
} from '@kadam/shared/remote';
import { composeDocuments, type ComposedDocuments } from '../documents/documents';
import { CANARY } from '../documents/generation';
import { bucketsOf } from '../registry/canary-state';
import { knownReleases, loadShown, type Shown } from '../registry/live-releases';
import { PUBLIC_REGISTRY_FILE } from '../registry/public-registry';
import { loadRegistry } from '../registry/registry-file';
import { contentType } from '../serve/file-types';
import { JOB_LIST } from '../serve/find-response';
import { bundlesFolderOf, REPOSITORY } from '../workspace';
import { siteClient } from './site-client';

/** Number of requests, and a message for each wrong response. */
export interface Verification {
  readonly asked: number;
  readonly faults: readonly string[];
}

interface ExpectedFile {
  readonly path: string;
  /** Bucket of the visitor, if it matters. */
  readonly bucket?: string;
  readonly status: readonly number[];
  readonly headers: Readonly<Record<string, string>>;
  /** Why the body differs from what was published; undefined if it does not. */
  check(body: Buffer): string | undefined;
}

const ENCODINGS = ['identity', 'gzip', 'br'];
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MISSING_PAGE = '/no-such-page-of-release-verify';

/** Rounds of requests: others follow only after wrong responses. */
const MAX_ROUNDS = 3;
/** Time for a cache to refresh a document. */
const RETRY_MS = 2_000;

/**
 * Fetches everything that is live from the running site in each encoding, and compares it with what
 * was published. Repeated once if responses are wrong, because a cache may still send the document
 * before a change, and again if something was published meanwhile.
 * @param site such as `https://www.example.com`
 * @throws ReleaseError when the registry is missing, damaged or not to be trusted
 */
export async function verifySite(
  site: string,
  { bundlesFolder = bundlesFolderOf(REPOSITORY), retryMs = RETRY_MS } = {},
): Promise<Verification> {
  for (let round = 1; ; round += 1) {
    const before = await publicRegistry(bundlesFolder);
    const found = await verifyOnce(site, bundlesFolder);
    const isOutdated = !before.equals(await publicRegistry(bundlesFolder));
    if (found.faults.length === 0 || round === MAX_ROUNDS || (round > 1 && !isOutdated)) return found;
    await setTimeout(retryMs);
  }
}

async function verifyOnce(site: string, bundlesFolder: string): Promise<Verification> {
  const shown = await loadShown(bundlesFolder, await loadRegistry(bundlesFolder));
  const releases = knownReleases(shown.live);
  const composed = await composeDocuments(bundlesFolder, shown);
  const expected = [
    await expectedRegistry(bundlesFolder),
    ...[...releases, ...canaryReleases(shown)].flatMap(expectedFiles),
    ...(composed ? cohortsOf(shown, composed).flatMap(expectedDocuments) : []),
  ];
  const requests = expected.flatMap((expected) => ENCODINGS.map((encoding) => ({ expected, encoding })));
  const client = siteClient(site);
  try {
    const found = await Promise.all(requests.map(({ expected, encoding }) => problemsOf(client, expected, encoding)));
    return { asked: requests.length, faults: [...new Set(found.flat())].sort() };
  } finally {
    client.close();
  }
}

const publicRegistry = (bundlesFolder: string): Promise<Buffer> => readFile(join(bundlesFolder, PUBLIC_REGISTRY_FILE));

async function expectedRegistry(bundlesFolder: string): Promise<ExpectedFile> {
  const content = await publicRegistry(bundlesFolder);
  return {
    path: REGISTRY_URL,
    status: [200],
    headers: { 'content-type': contentType(PUBLIC_REGISTRY_FILE), 'cache-control': 'private, no-cache' },
    check: (body) => (body.equals(content) ? undefined : 'is not the registry of this folder'),
  };
}

const expectedFiles = ({ bundle, version, files }: Release): ExpectedFile[] =>
  Object.entries(files).map(([file, { integrity }]) => ({
    path: releaseUrl(bundle, version, file),
    status: [200],
    headers: { 'content-type': contentType(file), 'cache-control': IMMUTABLE },
    check: (body) => (sha384(body) === integrity ? undefined : 'has other bytes than its release record says'),
  }));

/** Visitors with the same documents. */
interface Cohort {
  readonly bucket: string;
  readonly releases: readonly Release[];
  readonly documents: ReadonlyMap<string, string>;
  /** Ends the sentence "… is not the document of". */
  readonly name: string;
}

const canaryReleases = ({ canary }: Shown): Release[] =>
  canary ? knownReleases(canary.releases.filter(({ bundle }) => bundle in canary.versions)) : [];

function cohortsOf({ live }: Shown, { documents, canary }: ComposedDocuments): Cohort[] {
  const canaryBuckets = canary ? bucketsOf(canary) : [];
  const others = bucketsOf({ share: BUCKETS, firstBucket: 0 }).filter((bucket) => !canaryBuckets.includes(bucket));
  const ofCanary = [...documents].flatMap(([path, content]) =>
    path.startsWith(`${CANARY}/`) ? [[path.slice(CANARY.length + 1), content] as const] : [],
  );
  return [
    { bucket: others[0] ?? '', releases: knownReleases(live), documents, name: 'what is live' },
    ...(canary && canaryBuckets[0] !== undefined
      ? [
          {
            bucket: canaryBuckets[0],
            releases: knownReleases(canary.releases),
            documents: new Map(ofCanary),
            name: 'the canary',
          },
        ]
      : []),
  ];
}

function expectedDocuments({ documents, releases, bucket, name }: Cohort): ExpectedFile[] {
  const expected = (path: string, document: string, status: number): ExpectedFile => ({
    path,
    bucket,
    status: [status],
    headers: { ...HTML, 'cache-control': status === 200 ? 'private, no-cache' : 'no-store' },
    check: (body) => (isDocument(body, documents.get(document) ?? '') ? undefined : `is not the document of ${name}`),
  });
  const boot = bootRecordOf(documents.get(NOT_FOUND_DOCUMENT) ?? '');
  const made = (path: string, status: readonly number[]): ExpectedFile => ({
    path,
    bucket,
    status,
    headers: HTML,
    check: (body) => (bootRecordOf(body.toString()) === boot ? undefined : `has not the boot record of ${name}`),
  });
  const pages = releases.flatMap((release) => release.pages);
  return [
    ...pages.map((page) => {
      if (page.path === JOB_LIST) return made(JOB_LIST, [200]);
      // The API decides whether the parameter exists.
      if (page.path.includes(':')) return made(page.path.replace(/:\w+$/, '0'), [200, 404, 410]);
      return expected(page.path, documentPath(page), 200);
    }),
    expected(MISSING_PAGE, NOT_FOUND_DOCUMENT, 404),
  ];
}

/** Byte for byte; what the office has published (decision 0148) changes all but the boot record. */
function isDocument(body: Buffer, composed: string): boolean {
  if (body.equals(Buffer.from(composed))) return true;
  const text = body.toString();
  return text.includes(`id="${CONTENT_ID}"`) && bootRecordOf(text) === bootRecordOf(composed);
}

const bootRecordOf = (document: string): string | undefined => /id="kadam-boot">(.*?)<\/script>/s.exec(document)?.[1];

async function problemsOf(
  client: ReturnType<typeof siteClient>,
  expected: ExpectedFile,
  encoding: string,
): Promise<string[]> {
  const { path, bucket, check } = expected;
  try {
    const { status, headers, body } = await client.request(path, encoding, bucket && `kadam_bucket=${bucket}`);
    if (!expected.status.includes(status)) return [`${path} has status ${status} instead of ${expected.status[0]}`];
    const wrong = Object.entries(expected.headers).filter(([name, value]) => headers[name] !== value);
    const headerProblems = wrong.map(([name, value]) => `${path} has ${name} '${headers[name]}' instead of '${value}'`);
    const problem = check(body);
    return problem === undefined ? headerProblems : [...headerProblems, `${path} ${problem}`];
  } catch (error) {
    return [`${path} could not be fetched (${(error as Error).message || (error as NodeJS.ErrnoException).code})`];
  }
}

const sha384 = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;
