import { getOpsReleases, opsReleases } from '@kadam/shared/contract/ops';
import { getPolicyReports, policyReports } from '@kadam/shared/contract/policy-reports';
import { getReleaseHealth, getTelemetry, telemetryReport, versionHealth } from '@kadam/shared/contract/telemetry';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { dataOf } from '../../lib/data-of';
import { HEALTH_MINUTES, type Operations } from './operations';

export async function fetchOperations(hours: number, signal: AbortSignal): Promise<Operations> {
  const query = { hours };
  const [releases, telemetry, health, policy] = await Promise.all([
    call(getOpsReleases, { signal }),
    call(getTelemetry, { query, signal }),
    call(getReleaseHealth, { query: { minutes: HEALTH_MINUTES }, signal }),
    call(getPolicyReports, { query, signal }),
  ]);
  return {
    at: Date.now(),
    releases: dataOf(opsReleases, releases),
    telemetry: dataOf(telemetryReport, telemetry),
    health: dataOf(z.array(versionHealth), health),
    policy: dataOf(policyReports, policy),
  };
}
