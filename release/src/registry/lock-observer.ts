import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';

/** Who holds the lock, as the lock file names it. */
export interface LockHolder {
  readonly token: string;
  readonly process: number;
  readonly machine: string;
  readonly since: string;
}

/** Minimum number of observations before a holder is considered dead. */
const MIN_OBSERVATIONS = 4;

/**
 * Watches a lock of another process. Its holder is dead if the process on this machine is gone, or
 * if the lock shows no heartbeat during the idle timeout. Clocks of machines are not compared, and
 * gaps between observations count only in part, because the whole machine may have been suspended.
 */
export class LockObserver {
  private lastSeen = '';
  private lookedAt = 0;
  private idleMs = 0;

  /**
   * @param idleTimeout milliseconds without a heartbeat after which a holder is considered dead
   */
  constructor(
    private readonly file: string,
    private readonly idleTimeout: number,
  ) {}

  /** `holder` is the current content of the lock; undefined if it cannot be read. */
  async isDead(holder: LockHolder | undefined): Promise<boolean> {
    const found = await stat(this.file).catch(() => undefined);
    if (!found) return false;
    if (holder?.machine === hostname() && !isRunning(holder.process)) return true;
    const seen = `${holder?.token} ${found.mtimeMs}`;
    const now = performance.now();
    if (seen === this.lastSeen) this.idleMs += Math.min(now - this.lookedAt, this.idleTimeout / MIN_OBSERVATIONS);
    else this.idleMs = 0;
    this.lastSeen = seen;
    this.lookedAt = now;
    return this.idleMs > this.idleTimeout;
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
