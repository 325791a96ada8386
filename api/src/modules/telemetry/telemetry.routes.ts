import {
  getReleaseHealth,
  getReportToken,
  getTelemetry,
  sendGuardNotice,
  sendTelemetry,
} from '@kadam/shared/contract/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { TelemetryService } from './telemetry.service';

export function telemetryRoutes(app: FastifyInstance, telemetry: TelemetryService, counters: Counters): void {
  serve(app, sendTelemetry, {
    counters,
    handle: async ({ body, client }) => {
      await telemetry.take(body, client);
      return success({});
    },
  });
  serve(app, getReportToken, {
    counters,
    handle: async ({ client }) => success({ token: await telemetry.issueToken(client) }),
  });
  serve(app, getTelemetry, { handle: async ({ query }) => success({ data: await telemetry.report(query.hours) }) });
  serve(app, getReleaseHealth, {
    handle: async ({ query, member }) => {
      // The staff may also call it.
      if (!member) telemetry.noteGuard();
      return success({ data: await telemetry.health(query.minutes) });
    },
  });
  serve(app, sendGuardNotice, {
    handle: async ({ body, member }) => {
      if (!member) telemetry.noteGuard();
      await telemetry.notify(body);
      return success({});
    },
  });
}
