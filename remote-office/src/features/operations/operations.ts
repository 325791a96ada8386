import type { OpsReleases } from '@kadam/shared/contract/ops';
import type { PolicyReports } from '@kadam/shared/contract/policy-reports';
import type { TelemetryReport, VersionHealth } from '@kadam/shared/contract/telemetry';

/** Releases, and reports of browsers about them. */
export interface Operations {
  /** Milliseconds since 1970, according to this browser's clock. */
  readonly at: number;
  readonly releases: OpsReleases;
  readonly telemetry: TelemetryReport;
  /** Counts of the last `HEALTH_MINUTES`. */
  readonly health: readonly VersionHealth[];
  readonly policy: PolicyReports;
}

export const HEALTH_MINUTES = 30;
