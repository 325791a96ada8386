/** What the dev server tells of a bundle after each build. `hash` is that of the last build without errors. */
export interface BuildStatus {
  readonly bundle: string;
  readonly hash: string | null;
  readonly errors: readonly BuildError[];
}

/** What keeps a bundle from being built; `line` is 0 where nobody knows it. */
export interface BuildError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A bundle that runs in this page, as its own runtime knows it. */
export interface RunningBundle {
  hash(): string;
  /** Replaces what changed; answers null when there is nothing to replace it with. */
  update(): Promise<unknown>;
}

interface Page {
  reload(): void;
  show(status: readonly BuildStatus[]): void;
  /** Whether components can be replaced at all. */
  canReplace(): boolean;
}

/** Decides what a page does when sources change: replace what runs, load again, or show why there is nothing to show. */
export function hotBundles({ reload, show, canReplace }: Page) {
  const running = new Map<string, RunningBundle>();
  const latest = new Map<string, BuildStatus>();
  /** What the document of this page was made with. */
  const first = new Map<string, string | null>();
  let updating = Promise.resolve();

  async function applyUpdate({ bundle, hash }: BuildStatus): Promise<void> {
    const found = running.get(bundle);
    if (hash === null || hash === (found ? found.hash() : first.get(bundle))) return;
    if (!found || !canReplace()) return reload();
    const replaced = await found.update().catch(() => null);
    if (replaced === null) reload();
  }

  /** One after another: a runtime takes one update at a time. */
  const queueUpdate = (status: BuildStatus): Promise<void> => (updating = updating.then(() => applyUpdate(status)));

  return {
    /** A bundle says that it runs; what was built since it was fetched is replaced at once. */
    runs(bundle: string, found: RunningBundle): void {
      running.set(bundle, found);
      const status = latest.get(bundle);
      if (status && status.errors.length === 0) void queueUpdate(status);
    },
    /** The dev server says what it built, or why it could not. */
    onBuilt(status: BuildStatus): Promise<void> {
      latest.set(status.bundle, status);
      if (!first.has(status.bundle)) first.set(status.bundle, status.hash);
      show([...latest.values()].filter(({ errors }) => errors.length > 0));
      return status.errors.length > 0 ? Promise.resolve() : queueUpdate(status);
    },
  };
}
