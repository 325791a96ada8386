import { isLiveRemote, readBootRecord, type BootRecord, type LiveRemote } from '@kadam/shared/remote';

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
    const kept = read(STAND_IN + name) as { failed?: unknown; release?: unknown } | undefined;
    const isMeant = kept?.failed === version && isLiveRemote(kept.release) && kept.release.name === name;
    return isMeant ? (kept.release as LiveRemote) : undefined;
  },
  keep: (failed, release) => write(STAND_IN + release.name, { failed, release }, STAND_IN_MS),
  forget: (remote) => remove(STAND_IN + remote),
};

/** Keeps what a sound document told. */
export const keepBootRecord = (record: BootRecord): void => write(BOOT, record, BOOT_MS);

/** The last record that a document told, when it is of the host whose script is in this document. */
export function keptBootRecord(): BootRecord | undefined {
  const record = readBootRecord(read(BOOT));
  const scripts = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
  return record && scripts.some((script) => script in record.hostIntegrity) ? record : undefined;
}

function read(key: string): unknown {
  try {
    const { until, value } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as {
      until?: number;
      value?: unknown;
    };
    return typeof until === 'number' && until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown, forMs: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ until: Date.now() + forMs, value }));
  } catch {
    // Without storage a reload begins from what the document says.
  }
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // What cannot be reached does no harm.
  }
}
