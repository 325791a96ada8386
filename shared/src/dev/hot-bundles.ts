/** Event of the dev server after each build. `hash` is that of the last build without errors. */
export interface BuildStatus {
  readonly bundle: string;
  readonly hash: string | null;
  readonly errors: readonly BuildError[];
}

/** An error of a build; `line` is 0 and `frame`, the lines around it, is empty if unknown. */
export interface BuildError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly frame: string;
}

/** A bundle that runs in this page. */
export interface RunningBundle {
  hash(): string;
  /** Replaces what changed; resolves with null if it cannot. */
  update(): Promise<unknown>;
}

interface Page {
  reload(): void;
  show(status: readonly BuildStatus[]): void;
  canReplace(): boolean;
}

/** Decides what a page does after a build: replace components, reload, or show errors. */
export function hotBundles({ reload, show, canReplace }: Page) {
  const running = new Map<string, RunningBundle>();
  const latest = new Map<string, BuildStatus>();
  /** Hash of the first build this page heard of, by bundle. */
  const first = new Map<string, string | null>();
  let updating = Promise.resolve();

  async function applyUpdate({ bundle, hash }: BuildStatus): Promise<void> {
    const found = running.get(bundle);
    if (hash === null || hash === (found ? found.hash() : first.get(bundle))) return;
    if (!found || !canReplace()) return reload();
    const replaced = await found.update().catch(() => null);
    if (replaced === null) reload();
  }

  /** Sequential, because a runtime takes one update at a time. */
  const queueUpdate = (status: BuildStatus): Promise<void> => (updating = updating.then(() => applyUpdate(status)));

  return {
    /** Registers a running bundle, and applies what was built since it was fetched. */
    runs(bundle: string, found: RunningBundle): void {
      running.set(bundle, found);
      const status = latest.get(bundle);
      if (status && status.errors.length === 0) void queueUpdate(status);
    },
    /** Handles an event of the dev server. */
    onBuilt(status: BuildStatus): Promise<void> {
      latest.set(status.bundle, status);
      if (!first.has(status.bundle)) first.set(status.bundle, status.hash);
      show([...latest.values()].filter(({ errors }) => errors.length > 0));
      return status.errors.length > 0 ? Promise.resolve() : queueUpdate(status);
    },
  };
}
