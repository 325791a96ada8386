import { randomUUID, createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import fresh from 'fresh';

/**
 * A JSON response that is opened in a browser may not load anything (OWASP REST security cheat
 * sheet).
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=63072000',
} as const;

/** Adds the security headers and the request's id; responses are not cached by default. */
export const headers = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id).header('cache-control', 'no-store');
    done();
  });
});

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * The client's request id if it is valid, so that log lines of proxy and API match; otherwise a new
 * one.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * While the process shuts down, every response closes its connection, so that the proxy sends no
 * further request on it.
 */
export const draining = fp(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: { readonly isDraining: boolean } }) => {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (lifecycle.isDraining) reply.header('connection', 'close');
      done(null, payload);
    });
  },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response may be cached and revalidated with its ETag. */
    isRevalidated?: boolean;
  }
}

/**
 * Gives responses of `isRevalidated` routes a strong ETag (a hash of their bytes), and responds
 * with 304 if it matches (RFC 9110, section 13.1.2).
 */
export const etags = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { isRevalidated } = request.routeOptions.config;
    if (!isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!fresh(request.headers, { etag })) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    done(null, null);
  });
});
