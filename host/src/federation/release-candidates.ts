import { versionFor, type BootRecord, type LiveRemote, type Registry } from '@kadam/shared/remote';
import type { FallbackReleases } from './fallback-releases';

/**
 * Where to start: with the `known` release, with the live one of the `registry`, or with any
 * `other` release.
 */
export type Start = 'known' | 'registry' | 'other';

export interface RegistrySource {
  fetchRegistry(): Promise<Registry>;
  fetchRelease(remote: string, version: string, digest?: string): Promise<LiveRemote>;
  readonly fallbackReleases: FallbackReleases;
}

/**
 * The releases of each remote in the order in which to try them, and their failures in this tab.
 */
export class ReleaseCandidates {
  private readonly fromDocument: Map<string, LiveRemote>;
  private readonly known = new Map<string, LiveRemote>();
  private readonly skipped = new Map<string, LiveRemote>();
  private readonly failedAttempts = new Map<string, number>();
  private readonly broken = new Set<string>();
  /** Versions of each remote that the last registry offers. */
  private readonly allowedVersions = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly boot: BootRecord,
    private readonly source: RegistrySource,
  ) {
    this.fromDocument = new Map(boot.remotes.map((release) => [release.name, release]));
    for (const [name, release] of this.fromDocument) {
      const fallback = release.isOverride ? undefined : source.fallbackReleases.of(release);
      if (fallback) this.skipped.set(name, release);
      this.known.set(name, fallback ?? release);
    }
  }

  /**
   * The release of the document that was skipped for this one, because it failed before a reload.
   */
  skippedFor({ name, version }: LiveRemote): LiveRemote | undefined {
    const skipped = this.skipped.get(name);
    return skipped && skipped.version !== version ? skipped : undefined;
  }

  /**
   * Yields the known release twice, then the live one, then the previous one. Fetches the registry
   * only when needed.
   */
  async *of(remote: string, start: Start): AsyncGenerator<LiveRemote> {
    const first = this.known.get(remote);
    if (first?.isOverride) {
      if (start !== 'other') yield first;
      return;
    }
    if (first && start === 'known' && !this.isExcluded(first)) {
      yield first;
      if (!this.broken.has(idOf(first))) yield first;
    }
    const isOpen = ({ version }: UsableVersion) => start === 'registry' || version !== first?.version;
    for (const { version, digest } of (await this.usableVersions(remote)).filter(isOpen).slice(0, 2)) {
      const release = version === first?.version ? first : await this.released(remote, version, digest);
      if (release) yield release;
    }
  }

  /** Number of failed attempts of this release. */
  attemptsOf = (release: LiveRemote): number => this.failedAttempts.get(idOf(release)) ?? 0;

  /**
   * Uses this release for later pages of the remote; also after a reload if the document's release
   * failed.
   */
  markWorking(release: LiveRemote): void {
    const { name, version } = release;
    this.known.set(name, release);
    const fromDocument = this.fromDocument.get(name);
    if (!fromDocument || fromDocument.version === version) this.source.fallbackReleases.remove(name);
    else if (this.attemptsOf(fromDocument) > 0) this.source.fallbackReleases.store(fromDocument.version, release);
  }

  /** Excludes the versions that this registry does not offer. */
  applyQuarantine(registry: Registry): void {
    for (const [name, { live, previous, canary, quarantined }] of Object.entries(registry.bundles)) {
      const named = [live, ...previous, ...(canary ? [canary.version] : [])];
      this.allowedVersions.set(name, new Set(named.filter((version) => !quarantined.includes(version))));
    }
  }

  // Quarantined, or so old that its files are deleted.
  private isExcluded({ name, version }: Pick<LiveRemote, 'name' | 'version'>): boolean {
    return this.allowedVersions.get(name)?.has(version) === false;
  }

  noteFailure(release: LiveRemote): void {
    this.failedAttempts.set(idOf(release), this.attemptsOf(release) + 1);
  }

  /** Excludes a release that fetching again will not fix. */
  noteBroken(release: LiveRemote): void {
    this.broken.add(idOf(release));
  }

  resetFailures(): void {
    this.broken.clear();
  }

  // Newest first; from the last known release if the registry cannot be read.
  private async usableVersions(remote: string): Promise<readonly UsableVersion[]> {
    const registry = await this.source.fetchRegistry().catch(() => undefined);
    if (registry) this.applyQuarantine(registry);
    const state = registry?.bundles[remote];
    const known = this.known.get(remote);
    const versions = state
      ? new Set([versionFor(state, this.boot.canary), state.live, ...state.previous])
      : [known?.version, known?.previous];
    const digests = state ? state.digests : { [known?.previous ?? '']: known?.previousDigest };
    return [...versions]
      .filter((version) => typeof version === 'string')
      .map((version) => ({ version, id: `${remote}@${version}`, digest: digests[version] }))
      .filter(({ id, version }) => !this.isExcluded({ name: remote, version }) && !this.broken.has(id));
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
