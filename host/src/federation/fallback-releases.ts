import { isLiveRemote, readBootRecord, type BootRecord, type LiveRemote } from '@kadam/shared/remote';
import { forget, keep, kept } from '../kept-values';

/** The version that stands in for one that failed, kept beyond a reload so that nobody waits for the same failure again. */
export interface StandIns {
  /** What to show instead of this release; undefined when nothing is known against it. */
  of(release: LiveRemote): LiveRemote | undefined;
  keep(failedVersion: string, standIn: LiveRemote): void;
  forget(remote: string): void;
}

const STAND_IN = 'kadam.standIn.';
const BOOT = 'kadam.bootRecord';
/** After this long the failed version gets another chance. */
const STAND_IN_MS = 10 * 60_000;
/** The files of a record this old may be gone. */
const BOOT_MS = 24 * 3_600_000;

export const standIns: StandIns = {
  of({ name, version }) {
    const found = kept(STAND_IN + name) as { failed?: unknown; release?: unknown } | undefined;
    const isMeant = found?.failed === version && isLiveRemote(found.release) && found.release.name === name;
    return isMeant ? (found.release as LiveRemote) : undefined;
  },
  keep: (failed, release) => keep(STAND_IN + release.name, { failed, release }, STAND_IN_MS),
  forget: (remote) => forget(STAND_IN + remote),
};

/** Keeps what a sound document told. */
export const keepBootRecord = (record: BootRecord): void => keep(BOOT, record, BOOT_MS);

/** The last record that a document told, when it is of the host whose script is in this document. */
export function keptBootRecord(): BootRecord | undefined {
  const record = readBootRecord(kept(BOOT));
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return record && scripts.some((script) => script in record.hostIntegrity) ? record : undefined;
}
