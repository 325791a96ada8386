import type { BootRecord, LiveRemote, Registry } from '@kadam/shared/remote';
import type { ComponentType } from 'react';
import type { PortalExtension } from '../extensions/extension-table';
import type { Report } from '../reporting/print-problem';
import { isVersionMismatch, PageFailure } from './page-failure';
import { ReleaseCandidates, type RegistrySource, type Start } from './release-candidates';
import type { FederatedRemote } from './federated-remote';
import { PAGE_TIMEOUT_MS, withIdleTimeout } from './idle-timeout';
import type { Attempt, Loaded } from './runtime-plugins/fallback-plugin';

/** A page by its remote and path pattern; its module may differ between releases. */
export interface PageTarget {
  readonly remote: string;
  readonly path: string;
}

export interface LoadedPage {
  readonly Page: ComponentType;
  readonly release: LiveRemote;
}

/** What the page loader needs of the federation runtime. */
export interface Federation {
  /**
   * Makes a release known to the runtime. `attempt` is the number of failed attempts of this
   * release.
   */
  remoteOf(release: LiveRemote, attempt: number): FederatedRemote;
  /** Loads a page's module by the first attempt that succeeds. */
  load(attempts: AsyncIterator<PageAttempt>): Promise<Loaded<PageAttempt> | undefined>;
}

/** An attempt to load a page from a release. */
export interface PageAttempt extends Attempt {
  readonly release: LiveRemote;
}

export interface LoaderDependencies extends RegistrySource {
  readonly federation: Federation;
  /** Counts a failure without printing it again. */
  count(report: Report): void;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** What to load from a release of a remote. */
interface Wanted {
  readonly remote: string;
  /** Ends the sentence "… has no". */
  readonly what: string;
  /** The exposed module of a release; undefined if it has none. */
  moduleOf(release: LiveRemote): string | undefined;
}

const wantedPage = ({ remote, path }: PageTarget): Wanted => ({
  remote,
  what: `page at ${path}`,
  moduleOf: ({ pages }) => pages.find((page) => page.path === path)?.module,
});

const wantedExtension = ({ remote, slot, module }: PortalExtension): Wanted => ({
  remote,
  what: `extension ${module} of ${slot}`,
  moduleOf: ({ extensions = [] }) => extensions.find((one) => one.slot === slot && one.module === module)?.module,
});

/** Loads pages and extensions of remotes. Only successful loads are cached. */
export function createPageLoader(boot: BootRecord, dependencies: LoaderDependencies) {
  const candidates = new ReleaseCandidates(boot, dependencies);
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();
  const loadInTime = releaseLoader(dependencies.federation, candidates);
  const crashed = new Set<string>();

  // Only the newest load of a page may set the result: an older one may return a release that was
  // replaced since.
  function startLoad(target: PageTarget, start: Start): Promise<LoadedPage> {
    const key = keyOf(target);
    const isNewest = () => loading.get(key) === work;
    const work = loadInTime(wantedPage(target), start)
      .then((page) => {
        if (!isNewest()) return page;
        loaded.set(key, page);
        candidates.markWorking(page.release);
        const skipped = candidates.skippedFor(page.release);
        if (skipped) dependencies.count(skippedReleaseReport(skipped));
        return page;
      })
      .finally(() => {
        if (isNewest()) loading.delete(key);
      });
    loading.set(key, work);
    return work;
  }

  return {
    /** The page, if it is loaded. */
    peek: (target: PageTarget): LoadedPage | undefined => loaded.get(keyOf(target)),
    /** Loads the page from the first release that works. Throws a PageFailure. */
    async load(target: PageTarget): Promise<LoadedPage> {
      const key = keyOf(target);
      return loaded.get(key) ?? loading.get(key) ?? startLoad(target, 'known');
    },
    /**
     * Loads an extension from the first release that works, without effect on which release later
     * pages use. Throws a PageFailure.
     */
    loadExtension: extensionLoader(loadInTime),
    /** Loads the page again, from the release that is live now. Throws a PageFailure. */
    reload(target: PageTarget): Promise<LoadedPage> {
      loaded.delete(keyOf(target));
      candidates.resetFailures();
      return startLoad(target, 'registry');
    },
    /** Excludes the versions that this registry does not offer. */
    applyQuarantine: (registry: Registry): void => candidates.applyQuarantine(registry),
    /** Records that a mounted page crashed. Returns true if this release of it crashed before. */
    noteCrash(target: PageTarget, { version }: LiveRemote): boolean {
      const crash = `${keyOf(target)} ${version}`;
      if (crashed.has(crash)) return true;
      crashed.add(crash);
      return false;
    },
    /** Loads another version of a page that crashed. Throws a PageFailure. */
    replace(target: PageTarget, release: LiveRemote): Promise<LoadedPage> {
      loaded.delete(keyOf(target));
      candidates.noteFailure(release);
      candidates.noteBroken(release);
      return startLoad(target, 'other');
    },
  };
}

type LoadInTime = (wanted: Wanted, start: Start) => Promise<LoadedPage>;

/** Loads from the first release that works, within the idle timeout. Rejects with a PageFailure. */
function releaseLoader(federation: Federation, candidates: ReleaseCandidates): LoadInTime {
  async function loadFirstWorking(wanted: Wanted, start: Start, signal: AbortSignal): Promise<LoadedPage> {
    const causes: unknown[] = [];
    const onError = (release: LiveRemote, error: unknown) => {
      causes.push(error);
      candidates.noteFailure(release);
      if (isVersionMismatch(error)) candidates.noteBroken(release);
    };
    const attempts = attemptsAt(wanted, candidates.of(wanted.remote, start), {
      remoteOf: (release) => federation.remoteOf(release, candidates.attemptsOf(release)),
      onError,
      signal,
    });
    try {
      const found = await federation.load(attempts);
      if (found) return { Page: (found.module as PageModule).default, release: found.attempt.release };
    } catch (error) {
      if (causes.at(-1) !== error) causes.push(error);
    }
    throw new PageFailure(causes.some(isVersionMismatch) ? 'updating' : 'unavailable', causes.at(-1));
  }

  return (wanted, start) => {
    const abandoned = new AbortController();
    const work = loadFirstWorking(wanted, start, abandoned.signal);
    return withIdleTimeout(work, PAGE_TIMEOUT_MS).catch((error: unknown) => {
      abandoned.abort();
      throw error instanceof PageFailure ? error : new PageFailure('unavailable', error);
    });
  };
}

function extensionLoader(load: LoadInTime) {
  const loaded = new Map<string, Promise<LoadedPage>>();
  return (extension: PortalExtension): Promise<LoadedPage> => {
    const { remote, slot, module } = extension;
    const key = [remote, slot, module].join(' ');
    const known = loaded.get(key);
    if (known) return known;
    const work = load(wantedExtension(extension), 'known');
    loaded.set(key, work);
    work.catch(() => loaded.delete(key));
    return work;
  };
}

const keyOf = ({ remote, path }: PageTarget) => `${remote} ${path}`;

// A release that is skipped because it failed before the reload counts as failed for this visitor
// too.
const skippedReleaseReport = ({ name: remote, version }: LiveRemote): Report => ({
  remote,
  version,
  phase: 'load',
  cause: new Error('A fallback release is shown.'),
});

interface PageModule {
  readonly default: ComponentType;
}

interface AttemptOptions {
  remoteOf(release: LiveRemote): FederatedRemote;
  onError(release: LiveRemote, error: unknown): void;
  readonly signal: AbortSignal;
}

async function* attemptsAt(
  { what, moduleOf }: Wanted,
  releases: AsyncIterable<LiveRemote>,
  { remoteOf, onError, signal }: AttemptOptions,
): AsyncGenerator<PageAttempt> {
  for await (const release of releases) {
    if (signal.aborted) return;
    const module = moduleOf(release);
    if (module === undefined) {
      onError(release, new Error(`${release.name} ${release.version} has no ${what}.`));
      continue;
    }
    const remote = remoteOf(release);
    const id = `${remote.name}/${module.replace(/^\.\//, '')}`;
    yield { remote, id, release, onError: (error) => onError(release, error) };
  }
}
