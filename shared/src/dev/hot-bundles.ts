/** What the dev server tells of a bundle after each build. `hash` is that of the last build without faults. */
export interface BuildNews {
  readonly bundle: string;
  readonly hash: string | null;
  readonly faults: readonly BuildFault[];
}

/** What keeps a bundle from being built; `line` is 0 where nobody knows it. */
export interface BuildFault {
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
  show(news: readonly BuildNews[]): void;
  /** Whether components can be replaced at all. */
  canReplace(): boolean;
}

/** Decides what a page does when sources change: replace what runs, load again, or show why there is nothing to show. */
export function hotBundles({ reload, show, canReplace }: Page) {
  const running = new Map<string, RunningBundle>();
  const latest = new Map<string, BuildNews>();
  /** What the document of this page was made with. */
  const first = new Map<string, string | null>();
  let updating = Promise.resolve();

  async function follow({ bundle, hash }: BuildNews): Promise<void> {
    const found = running.get(bundle);
    if (hash === null || hash === (found ? found.hash() : first.get(bundle))) return;
    if (!found || !canReplace()) return reload();
    const replaced = await found.update().catch(() => null);
    if (replaced === null) reload();
  }

  /** One after another: a runtime takes one update at a time. */
  const followLater = (news: BuildNews): Promise<void> => (updating = updating.then(() => follow(news)));

  return {
    /** A bundle says that it runs; what was built since it was fetched is replaced at once. */
    runs(bundle: string, found: RunningBundle): void {
      running.set(bundle, found);
      const news = latest.get(bundle);
      if (news && news.faults.length === 0) void followLater(news);
    },
    /** The dev server says what it built, or why it could not. */
    hears(news: BuildNews): Promise<void> {
      latest.set(news.bundle, news);
      if (!first.has(news.bundle)) first.set(news.bundle, news.hash);
      show([...latest.values()].filter(({ faults }) => faults.length > 0));
      return news.faults.length > 0 ? Promise.resolve() : followLater(news);
    },
  };
}
