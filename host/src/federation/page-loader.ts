import type { BootRecord, LiveRemote, Registry } from '@kadam/shared/remote';
import type { ComponentType } from 'react';
import type { Report } from '../reporting/print-problem';
import { isVersionMismatch, PageFailure } from './page-failure';
import { ReleaseCandidates, type RegistrySource, type Start } from './release-candidates';
import { PAGE_LIMIT_MS, TRY_LIMIT_MS, withinSilence } from './silence';

/** A page by its remote and its path pattern; which module that is may differ between releases. */
export interface PageTarget {
  readonly remote: string;
  readonly path: string;
}

export interface LoadedPage {
  readonly Page: ComponentType;
  readonly release: LiveRemote;
}

/** What the loader needs from outside. */
export interface LoaderDependencies extends RegistrySource {
  openModule(release: LiveRemote, module: string, attempt: number): Promise<unknown>;
  report(report: Report): void;
  /** Counts a failure that was reported before. */
  count(report: Report): void;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Brings pages of remotes to the screen, and keeps only successes: a failed promise that stays would fail for ever. */
export function createPageLoader(boot: BootRecord, dependencies: LoaderDependencies) {
  const candidates = new ReleaseCandidates(boot, dependencies);
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();
  const crashed = new Set<string>();

  async function run(target: PageTarget, start: Start, givenUp: AbortSignal): Promise<LoadedPage> {
    const causes: unknown[] = [];
    for await (const release of candidates.of(target.remote, start)) {
      if (givenUp.aborted) break;
      try {
        return await tryRelease(target, release);
      } catch (cause) {
        dependencies.report({ remote: release.name, version: release.version, phase: 'load', cause });
        causes.push(cause);
      }
    }
    throw new PageFailure(causes.some(isVersionMismatch) ? 'updating' : 'unavailable', causes.at(-1));
  }

  async function tryRelease(target: PageTarget, release: LiveRemote): Promise<LoadedPage> {
    try {
      const module = moduleOf(release, target.path);
      const opening = dependencies.openModule(release, module, candidates.attemptsOf(release));
      const exposed = await withinSilence(opening, TRY_LIMIT_MS);
      return { Page: pageOf(exposed), release };
    } catch (error) {
      candidates.noteFailure(release);
      if (isVersionMismatch(error)) candidates.noteBroken(release);
      throw error;
    }
  }

  // Only the newest load of a page may put it in its place: one that was overtaken may bring a release that is no longer wanted.
  function begin(target: PageTarget, start: Start): Promise<LoadedPage> {
    const key = keyOf(target);
    const isNewest = () => loading.get(key) === work;
    const patience = new AbortController();
    const work = withinSilence(run(target, start, patience.signal), PAGE_LIMIT_MS)
      .then((page) => {
        if (!isNewest()) return page;
        loaded.set(key, page);
        candidates.keep(page.release);
        const spared = candidates.sparedBy(page.release);
        if (spared) dependencies.count(standInFor(spared));
        return page;
      })
      .catch((error: unknown) => {
        patience.abort();
        throw error instanceof PageFailure ? error : new PageFailure('unavailable', error);
      })
      .finally(() => {
        if (isNewest()) loading.delete(key);
      });
    loading.set(key, work);
    return work;
  }

  return {
    /** The page if it is here already. */
    peek: (target: PageTarget): LoadedPage | undefined => loaded.get(keyOf(target)),
    /** The page, from wherever it can be had. Throws a PageFailure. */
    async load(target: PageTarget): Promise<LoadedPage> {
      const key = keyOf(target);
      return loaded.get(key) ?? loading.get(key) ?? begin(target, 'known');
    },
    /** Asks the registry first: what failed a moment ago may have been replaced since. Throws a PageFailure. */
    reload(target: PageTarget): Promise<LoadedPage> {
      loaded.delete(keyOf(target));
      candidates.forgive();
      return begin(target, 'registry');
    },
    /** What a registry that was read elsewhere says against versions. */
    heed: (registry: Registry): void => candidates.heed(registry),
    /** Notes that a page broke after it had stood; true when it had done so before, which means that mounting it anew will not do. */
    noteCrash(target: PageTarget, { version }: LiveRemote): boolean {
      const crash = `${keyOf(target)} ${version}`;
      if (crashed.has(crash)) return true;
      crashed.add(crash);
      return false;
    },
    /** Another version of a page that loaded and then broke. Throws a PageFailure. */
    replace(target: PageTarget, release: LiveRemote): Promise<LoadedPage> {
      loaded.delete(keyOf(target));
      candidates.noteFailure(release);
      candidates.noteBroken(release);
      return begin(target, 'other');
    },
  };
}

const keyOf = ({ remote, path }: PageTarget) => `${remote} ${path}`;

// Nobody tries what failed a moment ago again, yet it has not served this visitor either.
const standInFor = ({ name: remote, version }: LiveRemote): Report => ({
  ...{ remote, version, phase: 'load' },
  cause: new Error('The version before stands in.'),
});

function moduleOf(release: LiveRemote, path: string): string {
  const page = release.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${release.name} ${release.version} has no page at ${path}.`);
  return page.module;
}

function pageOf(exposed: unknown): ComponentType {
  const page = (exposed as { default?: unknown } | null | undefined)?.default;
  const isComponent = typeof page === 'function' || (typeof page === 'object' && page !== null && '$$typeof' in page);
  if (!isComponent) throw new Error('The module exposes no page as its default export.');
  return page as ComponentType;
}
