import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** One line per request. Logs routes instead of URLs, which may contain private data. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request completed',
    );
    done();
  });
});

/** The pattern of the route, or '(none)' for a URL that does not exist. */
export const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? '(none)';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/**
 * The type and location of an error. Messages of the database repeat values, so they are omitted.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint, table, stack = '' } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const isFromDatabase = 'severity' in error;
  return {
    type: error.name,
    message: isFromDatabase ? 'rejected by the database' : error.message,
    stack: stack.slice(Math.max(0, stack.indexOf('\n    at '))),
    ...(code !== undefined && { code }),
    ...(isFromDatabase && { constraint, table }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
