import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';

/** The 408 of a body that takes too long to arrive. */
export const tooSlow = () => new DomainError('REQUEST_TIMEOUT', 'The request took too long to arrive.');

/**
 * Ends requests whose whole body has not arrived after `mostMs` milliseconds: Node's own limit is one for all routes, and has to leave time
 * for uploads, which set their own (`uploads.ts`).
 */
export const bodyTime = fp(async (app: FastifyInstance, { timeoutMs }: { timeoutMs: number }) => {
  app.addHook('preParsing', async ({ headers, routeOptions }, reply, payload) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.upload) return payload;
    // Not a pipeline: that would destroy the request, and with it the connection the answer goes out on.
    const timed = new PassThrough();
    // Heard by whoever reads the body; a body that is refused is read by nobody.
    timed.on('error', () => undefined);
    payload.once('error', (error) => timed.destroy(error));
    const timer = setTimeout(() => timed.destroy(tooSlow()), timeoutMs);
    payload.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => {
      clearTimeout(timer);
      payload.unpipe(timed);
      payload.resume();
    });
    return payload.pipe(timed);
  });
});
