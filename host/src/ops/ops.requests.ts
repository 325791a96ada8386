import { getOpsReleases, opsReleases } from '@kadam/shared/contract/ops';
import { getPolicyReports, policyReports } from '@kadam/shared/contract/policy-reports';
import { getReleaseHealth, getTelemetry, telemetryReport, versionHealth } from '@kadam/shared/contract/telemetry';
import { z } from '@kadam/shared/contract/zod';
import { ApiError, call } from '@kadam/shared/http';
import { HEALTH_MINUTES, type Operations } from './operations';

export async function fetchOperations(hours: number, signal: AbortSignal): Promise<Operations> {
  const query = { hours };
  const [releases, telemetry, health, policy] = await Promise.all([
    call(getOpsReleases, { signal }).then(reader(opsReleases)),
    call(getTelemetry, { query, signal }).then(reader(telemetryReport)),
    call(getReleaseHealth, { query: { minutes: HEALTH_MINUTES }, signal }).then(reader(z.array(versionHealth))),
    call(getPolicyReports, { query, signal }).then(reader(policyReports)),
  ]);
  return { at: Date.now(), releases, telemetry, health, policy };
}

/** Why there is no data: signed out, not an operator, or a temporary error. */
export function failureOf(error: unknown): 'signed-out' | 'not-allowed' | 'away' {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401) return 'signed-out';
  return status === 403 || status === 404 ? 'not-allowed' : 'away';
}

function reader<Schema extends z.ZodMiniType>(schema: Schema): (answer: unknown) => z.output<Schema> {
  return (answer) => {
    const { success, data } = schema.safeParse((answer as { data?: unknown } | null)?.data);
    if (!success)
      throw new ApiError({ message: 'The API answered in a form that this page cannot read.', status: 200 });
    return data;
  };
}
