import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { CANARY_BUCKETS } from '../documents/generation';
import { askedFor } from './find-answer';

/** How long a browser keeps its bucket: 30 days, in seconds. */
const KEPT_SECONDS = 2_592_000;
const KEPT_BUCKET = /(?:^|; *)kadam_bucket=(\d\d)(?:;|$)/;
const DEALT_BUCKET = /^[a-f]*(\d)[a-f]*(\d)/;

/** The bucket a visitor is in, by the cookie or else by the id of this request, as in nginx.conf.template. */
const bucketOf = ({ headers, id }: FastifyRequest): string =>
  KEPT_BUCKET.exec(headers.cookie ?? '')?.[1] ?? DEALT_BUCKET.exec(id)?.slice(1).join('') ?? '00';

/** Whether this visitor gets the documents of the canary. */
export const isInCanary = (bundlesFolder: string, request: FastifyRequest): Promise<boolean> =>
  stat(join(bundlesFolder, 'pages', CANARY_BUCKETS, bucketOf(request))).then(
    (found) => found.isFile(),
    () => false,
  );

/** The cookie that an answer sets; undefined where the visitor has one, or asks for no document. */
export function bucketCookie(request: FastifyRequest, path: string): string | undefined {
  if (askedFor(path) !== 'document' || KEPT_BUCKET.test(request.headers.cookie ?? '')) return undefined;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `kadam_bucket=${bucketOf(request)}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
