import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * Exports spans without the messages of errors: those of the database repeat values. The log has
 * the error, under the same request ID.
 */
export const withoutMessages = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, onResult) => exporter.export(spans.map(withoutMessage), onResult),
  shutdown: () => exporter.shutdown(),
});

const withoutMessage = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    status: { value: { code: span.status.code }, enumerable: true },
    events: { value: [], enumerable: true },
  }) as ReadableSpan;
