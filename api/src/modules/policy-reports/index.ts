import { createCounters } from '../../http/counters';
import { removalJob } from '../../tasks';
import type { Module, ModuleParts } from '../module';
import { policyReportsRepository } from './policy-reports.repository';
import { policyReportsRoutes } from './policy-reports.routes';
import { createPolicyReportsService } from './policy-reports.service';

const RETENTION_MS = 30 * 24 * 60 * 60_000;
const WRITE_EVERY_MS = 5_000;

export function policyReportsModule({ database, limits, openCounts, clock, log }: ModuleParts): Module {
  const service = createPolicyReportsService({ database, clock, log });
  const counters = createCounters(openCounts, 'policy-reports', limits.telemetry);
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'policy-reports',
    service,
    routes: (app) => policyReportsRoutes(app, service, counters),
    housekeeping: [
      removalJob('policy reports of more than 30 days', RETENTION_MS, policyReportsRepository(database).remove),
    ],
    start: async () => {
      timer = setInterval(() => void service.write(), WRITE_EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await service.write();
    },
  };
}
