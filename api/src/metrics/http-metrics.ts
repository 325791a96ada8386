import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { errorCodeOf } from '../plugins/error-handler';
import { routeOf } from '../plugins/request-log';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times requests by route pattern; addresses are never a label. */
export const httpMetrics = fp(async (app: FastifyInstance, { registry }: { readonly registry: Registry }) => {
  const registers = [registry];
  const durations = new Histogram({
    name: 'kadam_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method', 'route', 'status_code'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'kadam_http_requests_in_flight',
    help: 'Requests whose response has not ended.',
    registers,
  });
  const errors = new Counter({
    name: 'kadam_http_errors_total',
    help: 'Requests that failed, by the code in their response.',
    labelNames: ['code'],
    registers,
  });

  app.addHook('onRequest', (_request, { raw }, done) => {
    inFlight.inc();
    // Also called when the client disconnects before the response; `onResponse` is not.
    raw.once('close', () => inFlight.dec());
    done();
  });
  app.addHook('onError', async (_request, _reply, error) => errors.inc({ code: errorCodeOf(error) }));
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const labels = { method: methodOf(request), route: routeOf(request), status_code: statusCode };
    durations.observe(labels, elapsedTime / 1_000);
    done();
  });
});

const methodOf = ({ method }: { readonly method: string }) => (METHODS.has(method) ? method : 'other');
