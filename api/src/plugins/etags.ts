import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import fresh from 'fresh';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response may be cached and revalidated with its ETag. */
    isRevalidated?: boolean;
  }
}

/**
 * Gives responses of `isRevalidated` routes a strong ETag (the hash of their bytes), and 304 when
 * it matches (RFC 9110, section 13.1.2).
 */
export const etags = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { isRevalidated } = request.routeOptions.config;
    if (!isRevalidated || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (!fresh(request.headers, { etag })) return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });
});
