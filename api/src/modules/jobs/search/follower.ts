const RETRY_MS = 2_000;
// A change whose notification was lost is noticed after this time.
const POLL_MS = 30_000;

interface FollowerParts {
  /** Calls back whenever postings may have changed; returns a function that stops this. */
  readonly listen: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  /** Applies changes. */
  readonly catchUp: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Reads changes after each notification, one read at a time, and once more for all notifications
 * that arrived meanwhile.
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
