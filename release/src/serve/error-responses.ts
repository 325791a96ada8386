import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@kadam/shared/contract/errors';
import { policies } from '../../../nginx/headers.json';
import { REPOSITORY } from '../workspace';

const UNAVAILABLE = {
  message: 'The service is not available right now. Please try again in a moment.',
  code: 'UNAVAILABLE',
} as const;

/** Error bodies under `/api` without the API, by status; the same as in nginx.conf.template. */
const ERROR_BODIES = {
  400: { message: 'This is not a well-formed HTTP request.', code: 'INVALID_INPUT' },
  413: { message: 'That is too large to send. Make it smaller and try again.', code: 'PAYLOAD_TOO_LARGE' },
  414: { message: 'The address of the request is too long.', code: 'INVALID_INPUT' },
  431: { message: 'The headers of the request, its address included, are too large.', code: 'INVALID_INPUT' },
  502: UNAVAILABLE,
  504: UNAVAILABLE,
} satisfies Record<number, { readonly message: string; readonly code: ErrorCode }>;

/** Status of an error that this server sends under `/api`. */
export type ErrorStatus = keyof typeof ERROR_BODIES;

/** An error body in the format of the API. */
export const errorBody = (status: ErrorStatus) => ({ success: false, ...ERROR_BODIES[status] });

const PAGE = readFileSync(join(REPOSITORY, 'nginx/unavailable.html'));

/**
 * Sends an error instead of the API: JSON, or a page if a browser opens a link to an unavailable
 * API.
 */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: ErrorStatus): FastifyReply {
  void reply.code(status);
  const isPerson = status > 500 && request.headers.accept?.includes('text/html');
  if (!isPerson) return reply.type('application/json; charset=utf-8').send(errorBody(status));
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policies.unavailable)
    .send(request.method === 'HEAD' ? undefined : PAGE);
}
