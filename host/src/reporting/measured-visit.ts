import type { LiveRemote } from '@kadam/shared/remote';
import { isLineSparing } from '../navigation/sparing-line';
import { tell } from './telemetry';

/** Share of the visits whose times are told. That a page stood or failed is told of every visit: those are counted against each other. */
const MEASURED_SHARE = 0.5;
const isMeasured = Math.random() < MEASURED_SHARE;
// What measures reads what the browser has noted meanwhile; it never competes with what the visitor came for.
const QUIET_MS = 2_000;

let hasHostStood = false;

interface Standing {
  readonly loadMs: number;
  readonly mountMs: number;
}

/** Tells that a page stood, and so the host, and of a measured visit how long that took, by parts, and the web vitals of its first page. */
export function tellStood(release: LiveRemote, hostVersion: string, standing: Standing | undefined): void {
  // Once for each document: a host that starts has done its part.
  if (!hasHostStood) tell({ kind: 'stood', bundle: 'host', version: hostVersion });
  hasHostStood = true;
  tell({ kind: 'stood', bundle: release.name, version: release.version, ...(isMeasured && standing) });
  if (isMeasured && !isLineSparing()) afterLoad(() => void measure(release));
}

async function measure(release: LiveRemote): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- a visit that cannot be measured has not failed: nothing is to be reported
  const code = await import(/* webpackChunkName: "measuring" */ './measuring').catch(() => undefined);
  code?.measure(release);
}

function afterLoad(act: () => void): void {
  const wait = () => setTimeout(act, QUIET_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
