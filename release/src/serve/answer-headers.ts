import type { AskedFor } from './find-answer';

/** The policy of pages (docs/security.md): scripts, styles and data of this origin only; one named door for script addresses. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash is that of the empty string: styled-components checks a style element before it fills it by script.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types kadam-loader',
].join('; ');
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers that this server decides about; what the API says of them is dropped, except its content security policy. */
export const OWN_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What the headers of one answer depend on. */
export interface AnswerFacts {
  readonly status: number;
  readonly asked: AskedFor;
  readonly isSecure: boolean;
  readonly requestId: string;
  /** What the API already said; undefined when it said nothing, or was not asked. */
  readonly said: { readonly cacheControl: string | undefined; readonly policy: string | undefined };
}

/** The headers every answer carries, by the same rules as nginx.conf.template. */
export function answerHeaders({ status, asked, isSecure, requestId, said }: AnswerFacts): Record<string, string> {
  return {
    ...OWN_HEADERS,
    'cache-control': asked === 'api' ? (said.cacheControl ?? 'private, no-cache') : cacheControl(asked, status),
    'content-security-policy': asked === 'api' ? (said.policy ?? API_POLICY) : PAGE_POLICY,
    'x-request-id': requestId,
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    ...(asked !== 'api' && status === 405 && { allow: 'GET, HEAD' }),
  };
}

function cacheControl(asked: AskedFor, status: number): string {
  if (asked === 'release' && [200, 304].includes(status)) return 'public, max-age=31536000, immutable';
  return asked === 'document' && [200, 301, 304].includes(status) ? 'no-cache' : 'no-store';
}
