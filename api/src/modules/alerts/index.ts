import { serverKeyReader } from '../../db/server-key';
import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import { removalJob } from '../../tasks';
import type { Module, ModuleParts } from '../module';
import { createAlertTokens } from './alert-tokens';
import { alertsRepository } from './alerts.repository';
import { ALERTS_TASK } from './due-alerts.repository';
import { alertsRoutes } from './alerts.routes';
import { alertsConsent, type AlertsService, createAlertsService } from './alerts.service';
import { createAlertSending } from './send-alerts';

export { dueAlertsRepository } from './due-alerts.repository';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

export function alertsModule(
  { database, config, limits, openCounts, clock, log }: ModuleParts,
  { jobs }: { jobs: JobsService },
): Module<AlertsService> {
  const tokens = createAlertTokens(serverKeyReader(database, 'job-alerts'));
  const alerts = alertsRepository(database);
  const service = createAlertsService({ database, tokens, clock });
  const sendDue = createAlertSending({ database, jobs, tokens, publicUrl: config.publicUrl, clock, log });
  return {
    name: 'alerts',
    service,
    tasks: [
      {
        kind: ALERTS_TASK,
        atOnce: 1,
        timeoutMs: 10 * MINUTE_MS,
        everyMs: 5 * MINUTE_MS,
        run: (_task, signal) => sendDue(signal),
      },
    ],
    consents: [alertsConsent],
    housekeeping: [
      removalJob('job alerts paused for a year', YEAR_MS, alerts.removePaused),
      removalJob('postings sent by alerts', YEAR_MS, alerts.removeSent),
    ],
    routes: (app) => alertsRoutes(app, service, createCounters(openCounts, 'alerts', limits.alerts)),
  };
}
