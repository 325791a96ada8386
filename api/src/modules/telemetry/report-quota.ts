import { networkKey } from '../../http/client-key';
import type { Counts, OpenCounts } from '../../http/counters';
import type { Limits } from '../../limits';

export type ReportQuota = ReturnType<typeof createReportQuota>;

/** How many items of reports count, by caller and by the caller's network. */
export function createReportQuota(
  openCounts: OpenCounts,
  { telemetryItems, telemetryItemsOfNetwork }: Pick<Limits, 'telemetryItems' | 'telemetryItemsOfNetwork'>,
) {
  const callers = openCounts('telemetry-items', telemetryItems.windowMs);
  const networks = openCounts('telemetry-network', telemetryItemsOfNetwork.windowMs);
  return {
    /** How many of these items still count. Rejected items do not use up the network's limit. */
    async take(caller: string, items: number): Promise<number> {
      const ofCaller = await takeFrom(callers, { key: caller, items, max: telemetryItems.max });
      return takeFrom(networks, { key: networkKey(caller), items: ofCaller, max: telemetryItemsOfNetwork.max });
    },
  };
}

interface Wanted {
  readonly key: string;
  readonly items: number;
  readonly max: number;
}

async function takeFrom(counts: Counts, { key, items, max }: Wanted): Promise<number> {
  if (items === 0) return 0;
  const { count } = await counts.add(key, undefined, items);
  return Math.max(0, Math.min(items, max - (count - items)));
}
