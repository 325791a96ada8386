import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { CANARY_BUCKETS } from '../documents/generation';
import { resourceKind } from './find-response';

/** 30 days. */
const COOKIE_MAX_AGE_SECONDS = 2_592_000;
const BUCKET_COOKIE = /(?:^|; *)kadam_bucket=(\d\d)(?:;|$)/;
const REQUEST_ID_DIGITS = /^[a-f]*(\d)[a-f]*(\d)/;

/**
 * The bucket of a visitor: from the cookie, or else from the request id, as in nginx.conf.template.
 */
const bucketOf = ({ headers, id }: FastifyRequest): string =>
  BUCKET_COOKIE.exec(headers.cookie ?? '')?.[1] ?? REQUEST_ID_DIGITS.exec(id)?.slice(1).join('') ?? '00';

/** Whether this visitor gets the documents of the canary. */
export const isInCanary = (bundlesFolder: string, request: FastifyRequest): Promise<boolean> =>
  stat(join(bundlesFolder, 'pages', CANARY_BUCKETS, bucketOf(request))).then(
    (found) => found.isFile(),
    () => false,
  );

/** The cookie to set; undefined if the visitor has one or does not request a document. */
export function bucketCookie(request: FastifyRequest, path: string): string | undefined {
  if (resourceKind(path) !== 'document' || BUCKET_COOKIE.test(request.headers.cookie ?? '')) return undefined;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `kadam_bucket=${bucketOf(request)}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
