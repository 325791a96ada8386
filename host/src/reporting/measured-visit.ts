import type { LiveRemote } from '@kadam/shared/remote';
import { isPrefetchDisabled } from '../navigation/connection';
import { record } from './telemetry';

/**
 * Share of visits that are timed. Every visit reports whether a page mounted or failed, for their
 * ratio.
 */
const MEASURED_SHARE = 0.5;
const isMeasured = Math.random() < MEASURED_SHARE;
// The browser buffers its measurements, so their code can wait until the page is idle.
const IDLE_DELAY_MS = 2_000;

let hasHostMounted = false;

interface MountTimes {
  readonly loadMs: number;
  readonly mountMs: number;
}

/**
 * Reports that a page has mounted, and the host with it; in a timed visit also load times and web
 * vitals.
 */
export function reportMounted(release: LiveRemote, hostVersion: string, times: MountTimes | undefined): void {
  // Once per document.
  if (!hasHostMounted) record({ kind: 'stood', bundle: 'host', version: hostVersion });
  hasHostMounted = true;
  record({ kind: 'stood', bundle: release.name, version: release.version, ...(isMeasured && times) });
  if (isMeasured && !isPrefetchDisabled()) afterLoad(() => void measure(release));
}

async function measure(release: LiveRemote): Promise<void> {
  // oxlint-disable-next-line kadam/imports-on-demand -- a visit that cannot be measured is not a failure
  const code = await import(/* webpackChunkName: "measuring" */ './measuring').catch(() => undefined);
  code?.measure(release);
}

function afterLoad(act: () => void): void {
  const wait = () => setTimeout(act, IDLE_DELAY_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
