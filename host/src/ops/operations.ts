import type { OpsReleases } from '@kadam/shared/contract/ops';
import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import type { TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';

/** Data of the page. */
export interface Operations {
  /** Milliseconds since 1970, on this browser's clock. */
  readonly at: number;
  readonly releases: OpsReleases;
  readonly telemetry: TelemetryReport;
  readonly health: readonly VersionHealth[];
  readonly policy: PolicyReports;
}

/** Minutes that count as "now". */
export const HEALTH_MINUTES = 30;
