import type { BootRecord, LiveRemote, Registry } from '@kadam/shared/remote';

/** `known`: begin with what this document was told; `registry`: with what is live by now; `other`: anything but the known release. */
export type Start = 'known' | 'registry' | 'other';

export interface RegistrySource {
  fetchRegistry(): Promise<Registry>;
  fetchRelease(remote: string, version: string): Promise<LiveRemote>;
}

/** The releases of each remote that are worth a try, best first, and what has been learnt about them in this tab. */
export class ReleaseCandidates {
  private readonly known: Map<string, LiveRemote>;
  private readonly failedTries = new Map<string, number>();
  private readonly broken = new Set<string>();

  constructor(
    boot: BootRecord,
    private readonly registry: RegistrySource,
  ) {
    this.known = new Map(boot.remotes.map((release) => [release.name, release]));
  }

  /** The known release twice, then the one that is live by now, then the one before it. Asks the registry only when it comes to that. */
  async *of(remote: string, start: Start): AsyncGenerator<LiveRemote> {
    const first = this.known.get(remote);
    if (first && start === 'known') {
      yield first;
      if (!this.broken.has(idOf(first))) yield first;
    }
    const isOpen = (version: string) => start === 'registry' || version !== first?.version;
    for (const version of (await this.usableVersions(remote)).filter(isOpen).slice(0, 2)) {
      const release = version === first?.version ? first : await this.released(remote, version);
      if (release) yield release;
    }
  }

  /** How often this release has failed so far. */
  attemptsOf = (release: LiveRemote): number => this.failedTries.get(idOf(release)) ?? 0;

  /** This release works; later pages of the remote come from it. */
  keep(release: LiveRemote): void {
    this.known.set(release.name, release);
  }

  noteFailure(release: LiveRemote): void {
    this.failedTries.set(idOf(release), this.attemptsOf(release) + 1);
  }

  /** Fetching it again will not mend this release. */
  noteBroken(release: LiveRemote): void {
    this.broken.add(idOf(release));
  }

  forgive(): void {
    this.broken.clear();
  }

  // Newest first; from the last known record when the registry cannot be read.
  private async usableVersions(remote: string): Promise<readonly string[]> {
    const registry = await this.registry.fetchRegistry().catch(() => undefined);
    const state = registry?.bundles[remote];
    const known = this.known.get(remote);
    const versions = state ? [state.live, ...state.previous] : [known?.version, known?.previous];
    const quarantined = state?.quarantined ?? [];
    return versions
      .filter((version) => typeof version === 'string')
      .filter((version) => !quarantined.includes(version) && !this.broken.has(`${remote}@${version}`));
  }

  private released(remote: string, version: string): Promise<LiveRemote | undefined> {
    return this.registry.fetchRelease(remote, version).catch(() => undefined);
  }
}

const idOf = ({ name, version }: LiveRemote) => `${name}@${version}`;
