import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import type { LockHolder } from './lock';

/** A holder is not dead before it was looked at this often. */
const LOOKS = 4;

/**
 * Watches a lock that somebody else holds. A holder is dead when its process on this machine is gone, or when its lock shows no heartbeat
 * for as long as this observer has looked at it. Times of different machines are never compared: a clock may be wrong. Nor does it count that
 * nobody looked for long: a machine that stood still made the holder stand still too.
 */
export class LockObserver {
  private lastSeen = '';
  private lookedAt = 0;
  private silentFor = 0;

  /** @param silence milliseconds without a heartbeat after which a holder is taken for dead */
  constructor(
    private readonly file: string,
    private readonly silence: number,
  ) {}

  /** `holder` is what the lock says just now; undefined when it cannot be read. */
  async isDead(holder: LockHolder | undefined): Promise<boolean> {
    const found = await stat(this.file).catch(() => undefined);
    if (!found) return false;
    if (holder?.machine === hostname() && !isRunning(holder.process)) return true;
    const seen = `${holder?.token} ${found.mtimeMs}`;
    const now = performance.now();
    if (seen === this.lastSeen) this.silentFor += Math.min(now - this.lookedAt, this.silence / LOOKS);
    else this.silentFor = 0;
    this.lastSeen = seen;
    this.lookedAt = now;
    return this.silentFor > this.silence;
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
