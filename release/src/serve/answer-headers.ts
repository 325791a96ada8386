import { everywhere, overHttps, policies } from '../../../nginx/headers.json';
import { apiBaseOf } from '@kadam/shared/build/api-base.cjs';
import type { AskedFor } from './find-answer';

const lowerCased = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers that this server decides about; what the API says of them is dropped, except its content security policy. */
export const OWN_HEADERS = lowerCased(everywhere);
/** Origins whose releases a page may load where this site's registry allows them too; none in production. */
const OVERRIDE_ORIGINS = (process.env.KADAM_OVERRIDE_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
/** Origin of all calls where that is another one than the portal's. */
const apiBase = apiBaseOf();
const API_ORIGINS = apiBase?.startsWith('http') ? [new URL(apiBase).origin] : [];
/** The content security policy of pages (docs/security.md). */
export const PAGE_POLICY = policies.page
  .replace(/(script|connect)-src 'self'/g, (allowed) => [allowed, ...OVERRIDE_ORIGINS].join(' '))
  .replace(/connect-src [^;]*/, (allowed) => [allowed, ...API_ORIGINS].join(' '));
const OVER_HTTPS = lowerCased(overHttps);
/** Seconds after which a service that is away may be back. */
const AWAY_SECONDS = '5';

/** What the headers of one answer depend on. */
export interface AnswerFacts {
  readonly status: number;
  readonly asked: AskedFor;
  readonly isSecure: boolean;
  readonly requestId: string;
  /** What was said already, by the API or by who answers for it. */
  readonly said: {
    readonly cacheControl: string | undefined;
    readonly policy: string | undefined;
    readonly retryAfter: string | undefined;
  };
}

/** The headers every answer carries, by the same rules as nginx.conf.template; their values are in nginx/headers.json. */
export function answerHeaders({ status, asked, isSecure, requestId, said }: AnswerFacts): Record<string, string> {
  return {
    ...OWN_HEADERS,
    'cache-control': asked === 'api' ? (said.cacheControl ?? 'private, no-cache') : cacheControl(asked, status),
    'content-security-policy': asked === 'api' ? (said.policy ?? policies.api) : PAGE_POLICY,
    'x-request-id': requestId,
    ...(isSecure && OVER_HTTPS),
    ...(asked !== 'api' && status === 405 && { allow: 'GET, HEAD' }),
    ...([502, 503, 504].includes(status) && { 'retry-after': said.retryAfter ?? AWAY_SECONDS }),
  };
}

function cacheControl(asked: AskedFor, status: number): string {
  if (asked === 'release' && [200, 304].includes(status)) return 'public, max-age=31536000, immutable';
  return asked === 'document' && [200, 301, 304].includes(status) ? 'private, no-cache' : 'no-store';
}
