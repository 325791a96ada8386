import { everywhere, overHttps, policies } from '../../../nginx/headers.json';
import { apiBaseOf } from '@kadam/shared/build/api-base.cjs';
import type { ResourceKind } from './find-response';

const lowerCased = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers of every response. Those of the API are replaced, except its content security policy. */
export const OWN_HEADERS = lowerCased(everywhere);
/**
 * Origins from which pages may load releases, if the registry allows them too; none in production.
 */
const OVERRIDE_ORIGINS = (process.env.KADAM_OVERRIDE_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
/** Origin of the API, if it differs from the portal's. */
const apiBase = apiBaseOf();
const API_ORIGINS = apiBase?.startsWith('http') ? [new URL(apiBase).origin] : [];
/** The content security policy of pages (docs/security.md). */
export const PAGE_POLICY = policies.page
  .replace(/(script|connect)-src 'self'/g, (allowed) => [allowed, ...OVERRIDE_ORIGINS].join(' '))
  .replace(/connect-src [^;]*/, (allowed) => [allowed, ...API_ORIGINS].join(' '));
const OVER_HTTPS = lowerCased(overHttps);
/** `Retry-After` of an unavailable API, in seconds. */
const RETRY_AFTER_SECONDS = '5';

export interface ResponseFacts {
  readonly status: number;
  readonly kind: ResourceKind;
  readonly isSecure: boolean;
  readonly requestId: string;
  /** Headers that are set already. */
  readonly preset: {
    readonly cacheControl: string | undefined;
    readonly policy: string | undefined;
    readonly retryAfter: string | undefined;
  };
}

/**
 * Headers of a response by the rules of nginx.conf.template; their values are in
 * nginx/headers.json.
 */
export function responseHeaders({ status, kind, isSecure, requestId, preset }: ResponseFacts): Record<string, string> {
  return {
    ...OWN_HEADERS,
    'cache-control': kind === 'api' ? (preset.cacheControl ?? 'private, no-cache') : cacheControl(kind, status),
    'content-security-policy': kind === 'api' ? (preset.policy ?? policies.api) : PAGE_POLICY,
    'x-request-id': requestId,
    ...(isSecure && OVER_HTTPS),
    ...(kind !== 'api' && status === 405 && { allow: 'GET, HEAD' }),
    ...([502, 503, 504].includes(status) && { 'retry-after': preset.retryAfter ?? RETRY_AFTER_SECONDS }),
  };
}

function cacheControl(kind: ResourceKind, status: number): string {
  if (kind === 'release' && [200, 304].includes(status)) return 'public, max-age=31536000, immutable';
  return kind === 'document' && [200, 301, 304].includes(status) ? 'private, no-cache' : 'no-store';
}
