import { getOpsReleases } from '@kadam/shared/contract/ops';
import { getPolicyReports } from '@kadam/shared/contract/policy-reports';
import { getReleaseHealth, getTelemetry } from '@kadam/shared/contract/telemetry';
import { callForData } from '../../lib/call-for-data';
import { HEALTH_MINUTES, type Operations } from './operations';

export async function fetchOperations(hours: number, signal: AbortSignal): Promise<Operations> {
  const query = { hours };
  const [releases, telemetry, health, policy] = await Promise.all([
    callForData(getOpsReleases, { signal }),
    callForData(getTelemetry, { query, signal }),
    callForData(getReleaseHealth, { query: { minutes: HEALTH_MINUTES }, signal }),
    callForData(getPolicyReports, { query, signal }),
  ]);
  return { at: Date.now(), releases, telemetry, health, policy };
}
