import { createRequire } from 'node:module';
import type * as StartTracing from './start-tracing';

/**
 * Sends the spans that are left. Does nothing unless `OTEL_EXPORTER_OTLP_ENDPOINT` is set.
 *
 * This module must be imported before all others: tracing replaces functions of packages when they
 * are loaded. Its packages are loaded only if it is used.
 */
export const stopTracing: () => Promise<void> = process.env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()
  ? (createRequire(__filename)('./start-tracing') as typeof StartTracing).startTracing()
  : async () => {};
