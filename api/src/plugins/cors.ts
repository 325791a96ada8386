import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

interface CorsOptions {
  readonly origins: readonly string[];
}

/** How long a browser may cache the response to a preflight request, in seconds. */
const PREFLIGHT_SECONDS = 600;
const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'Authorization, Content-Type';
/** Headers that pages may read from a response. */
const EXPOSED = 'Retry-After, X-Request-Id';

/**
 * Cross-origin calls (CORS) for the configured origins, made by portals that were built with
 * KADAM_API_BASE. The response names the origin, never `*`; all other origins get no CORS headers,
 * so their pages cannot read responses.
 */
export const cors = fp(async (app: FastifyInstance, { origins }: CorsOptions) => {
  if (origins.length === 0) return;
  app.addHook('onSend', async (_, reply) => {
    reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter(Boolean).join(', '));
  });
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined;
    return reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .send();
  });
});
