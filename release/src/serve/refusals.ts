import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@kadam/shared/contract/errors';
import { policies } from '../../../nginx/headers.json';
import { REPOSITORY } from '../workspace';

const AWAY = {
  message: 'The service is not available right now. Please try again in a moment.',
  code: 'UNAVAILABLE',
} as const;

/** What is answered under `/api` without the API, by status; nginx.conf.template has the same words. */
const REFUSALS = {
  400: { message: 'This is not a well-formed HTTP request.', code: 'INVALID_INPUT' },
  413: { message: 'That is too large to send. Make it smaller and try again.', code: 'PAYLOAD_TOO_LARGE' },
  414: { message: 'The address of the request is too long.', code: 'INVALID_INPUT' },
  431: { message: 'The headers of the request, its address included, are too large.', code: 'INVALID_INPUT' },
  502: AWAY,
  504: AWAY,
} satisfies Record<number, { readonly message: string; readonly code: ErrorCode }>;

/** A status that a server of the portal answers under `/api` by itself. */
export type RefusedStatus = keyof typeof REFUSALS;

/** The body of a refusal, in the shape of the API's own failures. */
export const refusalBody = (status: RefusedStatus) => ({ success: false, ...REFUSALS[status] });

const PAGE = readFileSync(join(REPOSITORY, 'nginx/unavailable.html'));

/** Answers a call in the place of the API: a page to who follows a link of a mail while the API is away, else JSON in its shape. */
export function refuseCall(request: FastifyRequest, reply: FastifyReply, status: RefusedStatus): FastifyReply {
  void reply.code(status);
  const isPerson = status > 500 && request.headers.accept?.includes('text/html');
  if (!isPerson) return reply.type('application/json; charset=utf-8').send(refusalBody(status));
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policies.unavailable)
    .send(request.method === 'HEAD' ? undefined : PAGE);
}
