import { readServerKey } from '../../db/server-key';
import { createCounters } from '../../http/counters';
import type { MetricSource } from '../../metrics';
import { removalJob } from '../../tasks';
import type { Module, ModuleParts } from '../module';
import { createReportQuota } from './report-quota';
import { createReportTokens } from './report-tokens';
import { releasedFiles } from './shown-versions';
import { telemetryRepository } from './telemetry.repository';
import { telemetryRoutes } from './telemetry.routes';
import { createTelemetryService, type TelemetryService } from './telemetry.service';

const DAY_MS = 24 * 60 * 60_000;
const RETENTION_MS = 30 * DAY_MS;
// Long enough to assess a release that is watched during a weekend night.
const VISIT_RETENTION_MS = 2 * DAY_MS;
const WRITE_EVERY_MS = 5_000;

export function telemetryModule({ database, config, limits, openCounts, clock, log }: ModuleParts): Module {
  const readKey = () => readServerKey(database, 'telemetry');
  const readTokenKey = () => readServerKey(database, 'telemetry-tokens');
  const { officeEmail, bundlesFolder } = config;
  const service = createTelemetryService({
    database,
    readKey,
    officeEmail,
    clock,
    log,
    tokens: createReportTokens({ readKey: readTokenKey, clock }),
    quota: createReportQuota(openCounts, limits),
    released: releasedFiles(bundlesFolder),
  });
  const counters = createCounters(openCounts, 'telemetry', limits.telemetry);
  const repository = telemetryRepository(database);
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'telemetry',
    service,
    routes: (app) => telemetryRoutes(app, service, counters),
    housekeeping: [
      removalJob('telemetry of more than 30 days', RETENTION_MS, repository.removeCounts),
      removalJob('problems of more than 30 days', RETENTION_MS, repository.removeProblems),
      removalJob('visits by version of more than 2 days', VISIT_RETENTION_MS, repository.removeVisits),
    ],
    metrics: [guardMetrics(service)],
    start: async () => {
      timer = setInterval(() => void service.write(), WRITE_EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await service.write();
    },
  };
}

const guardMetrics = ({ guardSeenAt }: TelemetryService): MetricSource => ({
  source: 'guard',
  metrics: {
    kadam_guard_last_report_timestamp_seconds: {
      help: 'When the release guard last called this process; absent before its first call.',
    },
  },
  read() {
    const at = guardSeenAt();
    return { kadam_guard_last_report_timestamp_seconds: at && at.getTime() / 1_000 };
  },
});
