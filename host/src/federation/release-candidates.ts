import { versionFor, type BootRecord, type LiveRemote, type Registry } from '@kadam/shared/remote';
import type { StandIns } from './last-good';

/** `known`: begin with what this document was told; `registry`: with what is live by now; `other`: anything but the known release. */
export type Start = 'known' | 'registry' | 'other';

export interface RegistrySource {
  fetchRegistry(): Promise<Registry>;
  fetchRelease(remote: string, version: string, digest?: string): Promise<LiveRemote>;
  readonly standIns: StandIns;
}

/** The releases of each remote that are worth a try, best first, and what has been learnt about them in this tab. */
export class ReleaseCandidates {
  private readonly told: Map<string, LiveRemote>;
  private readonly known = new Map<string, LiveRemote>();
  private readonly spared = new Map<string, LiveRemote>();
  private readonly failedTries = new Map<string, number>();
  private readonly broken = new Set<string>();
  /** Versions of each remote that the last registry lets be shown. */
  private readonly offered = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly boot: BootRecord,
    private readonly source: RegistrySource,
  ) {
    this.told = new Map(boot.remotes.map((release) => [release.name, release]));
    for (const [name, release] of this.told) {
      const standIn = release.isOverride ? undefined : source.standIns.of(release);
      if (standIn) this.spared.set(name, release);
      this.known.set(name, standIn ?? release);
    }
  }

  /** The release of the document in whose place this one is shown without a further try, because it failed before a reload. */
  sparedBy({ name, version }: LiveRemote): LiveRemote | undefined {
    const spared = this.spared.get(name);
    return spared && spared.version !== version ? spared : undefined;
  }

  /** The known release twice, then the one that is live by now, then the one before it. Asks the registry only when it comes to that. */
  async *of(remote: string, start: Start): AsyncGenerator<LiveRemote> {
    const first = this.known.get(remote);
    if (first?.isOverride) {
      if (start !== 'other') yield first;
      return;
    }
    if (first && start === 'known' && !this.isWithdrawn(first)) {
      yield first;
      if (!this.broken.has(idOf(first))) yield first;
    }
    const isOpen = ({ version }: UsableVersion) => start === 'registry' || version !== first?.version;
    for (const { version, digest } of (await this.usableVersions(remote)).filter(isOpen).slice(0, 2)) {
      const release = version === first?.version ? first : await this.released(remote, version, digest);
      if (release) yield release;
    }
  }

  /** How often this release has failed so far. */
  attemptsOf = (release: LiveRemote): number => this.failedTries.get(idOf(release)) ?? 0;

  /** This release works; later pages of the remote come from it, after a reload too when the document tells of one that failed. */
  keep(release: LiveRemote): void {
    const { name, version } = release;
    this.known.set(name, release);
    const told = this.told.get(name);
    if (!told || told.version === version) this.source.standIns.forget(name);
    else if (this.attemptsOf(told) > 0) this.source.standIns.keep(told.version, release);
  }

  /** What a registry that was read since says against versions holds from now on. */
  heed(registry: Registry): void {
    for (const [name, { live, previous, canary, quarantined }] of Object.entries(registry.bundles)) {
      const named = [live, ...previous, ...(canary ? [canary.version] : [])];
      this.offered.set(name, new Set(named.filter((version) => !quarantined.includes(version))));
    }
  }

  // Taken back, or so old that its files are gone.
  private isWithdrawn({ name, version }: Pick<LiveRemote, 'name' | 'version'>): boolean {
    return this.offered.get(name)?.has(version) === false;
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
  private async usableVersions(remote: string): Promise<readonly UsableVersion[]> {
    const registry = await this.source.fetchRegistry().catch(() => undefined);
    if (registry) this.heed(registry);
    const state = registry?.bundles[remote];
    const known = this.known.get(remote);
    const versions = state
      ? new Set([versionFor(state, this.boot.canary), state.live, ...state.previous])
      : [known?.version, known?.previous];
    const digests = state ? state.digests : { [known?.previous ?? '']: known?.previousDigest };
    return [...versions]
      .filter((version) => typeof version === 'string')
      .map((version) => ({ version, id: `${remote}@${version}`, digest: digests[version] }))
      .filter(({ id, version }) => !this.isWithdrawn({ name: remote, version }) && !this.broken.has(id));
  }

  private released(remote: string, version: string, digest: string | undefined): Promise<LiveRemote | undefined> {
    return this.source.fetchRelease(remote, version, digest).catch(() => undefined);
  }
}

interface UsableVersion {
  readonly version: string;
  readonly digest: string | undefined;
}

const idOf = ({ name, version }: LiveRemote) => `${name}@${version}`;
