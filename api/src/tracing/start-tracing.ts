import { setTimeout as delay } from 'node:timers/promises';
import FastifyOtelInstrumentation from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { routeOf } from '../plugins/request-log';
import { withoutMessages } from './without-messages';

const SERVICE_NAME = 'kadam-api';
/** A collector that does not respond must not delay a restart for long. */
const SHUTDOWN_MS = 2_000;

/**
 * Sends a span of each request, its handler and its statements by OTLP over HTTP, in batches.
 * Routes and statements have placeholders, so spans contain nothing that a visitor typed. The
 * standard variables of OpenTelemetry apply, such as `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` and
 * `OTEL_EXPORTER_OTLP_HEADERS`.
 * @returns a function that sends the remaining spans
 */
export function startTracing(): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE_NAME }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(withoutMessages(new OTLPTraceExporter()))],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        requestHook(span, request) {
          const route = routeOf(request);
          span.updateName(`${request.method} ${route}`);
          span.setAttribute('url.path', route);
        },
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return () => Promise.race([provider.shutdown().catch(() => undefined), delay(SHUTDOWN_MS)]);
}
