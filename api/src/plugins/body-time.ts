import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';

/** The 408 of a body that takes too long to arrive. */
export const tooSlow = () => new DomainError('REQUEST_TIMEOUT', 'The request took too long to arrive.');

/**
 * Rejects requests whose whole body has not arrived after `timeoutMs` milliseconds. Node has one
 * limit for all routes, which has to leave time for uploads; those set their own (`uploads.ts`).
 */
export const bodyTime = fp(async (app: FastifyInstance, { timeoutMs }: { timeoutMs: number }) => {
  app.addHook('preParsing', ({ headers, routeOptions }, reply, payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || routeOptions.config.upload) return done(null, payload);
    // Not a pipeline: that would destroy the request and its connection, which the response still
    // needs.
    const timed = new PassThrough();
    // The reader of the body gets the error; the body of a rejected request has no reader.
    timed.on('error', () => undefined);
    payload.once('error', (error) => timed.destroy(error));
    const timer = setTimeout(() => timed.destroy(tooSlow()), timeoutMs);
    payload.once('end', () => clearTimeout(timer));
    reply.raw.once('close', () => {
      clearTimeout(timer);
      payload.unpipe(timed);
      payload.resume();
    });
    done(null, payload.pipe(timed));
  });
});
