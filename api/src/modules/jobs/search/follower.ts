const RETRY_MS = 2_000;
// Changes whose notification was lost are seen after this time.
const POLL_MS = 30_000;

interface FollowerParts {
  /** Calls back whenever postings may have changed; returns how to stop that. */
  readonly listen: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  /** Applies changes. */
  readonly catchUp: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Catches up after each notification, once at a time, and once more for all notifications
 * meanwhile.
 */
export class Follower {
  /** The current run. */
  running: Promise<void> | undefined;
  private isBehind = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private unlisten: (() => Promise<void>) | undefined;

  constructor(private readonly parts: FollowerParts) {}

  async start(): Promise<void> {
    this.unlisten = await this.parts.listen?.(() => this.follow());
    this.follow();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.unlisten?.();
    await this.running;
  }

  follow(): void {
    this.isBehind = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    let wait = POLL_MS;
    try {
      while (this.isBehind && !this.isStopped) {
        this.isBehind = false;
        await this.parts.catchUp();
      }
    } catch (error) {
      if (!this.isStopped) this.parts.onFailure(error);
      wait = RETRY_MS;
    }
    if (!this.isStopped) this.timer = setTimeout(() => this.follow(), wait).unref();
  }
}
