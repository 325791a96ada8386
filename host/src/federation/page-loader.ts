import type { BootRecord, LiveRemote } from '@kadam/shared/remote';
import type { ComponentType } from 'react';
import { isVersionMismatch, PageFailure } from './page-failure';
import { ReleaseCandidates, type RegistryDoors, type Start } from './release-candidates';
import { PAGE_LIMIT_MS, TRY_LIMIT_MS, withinTime } from './time-limit';

/** A page by its remote and its path pattern; which module that is may differ between releases. */
export interface PageTarget {
  readonly remote: string;
  readonly path: string;
}

export interface LoadedPage {
  readonly Page: ComponentType;
  readonly release: LiveRemote;
}

/** What the loader asks of the world. */
export interface LoaderDoors extends RegistryDoors {
  openModule(release: LiveRemote, module: string, attempt: number): Promise<unknown>;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** Brings pages of remotes to the screen, and keeps only successes: a failed promise that stays would fail for ever. */
export function createPageLoader(boot: BootRecord, doors: LoaderDoors) {
  const candidates = new ReleaseCandidates(boot, doors);
  const loaded = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage>>();

  async function run(target: PageTarget, start: Start): Promise<LoadedPage> {
    const deadline = Date.now() + PAGE_LIMIT_MS;
    let isMismatched = false;
    for await (const release of candidates.of(target.remote, start)) {
      const limit = Math.min(TRY_LIMIT_MS, deadline - Date.now());
      if (limit <= 0) break;
      try {
        return await tryRelease(target, release, limit);
      } catch (error) {
        isMismatched ||= isVersionMismatch(error);
      }
    }
    throw new PageFailure(isMismatched ? 'updating' : 'unavailable');
  }

  async function tryRelease(target: PageTarget, release: LiveRemote, limit: number): Promise<LoadedPage> {
    try {
      const module = moduleOf(release, target.path);
      const exposed = await withinTime(doors.openModule(release, module, candidates.attemptsOf(release)), limit);
      const page = { Page: pageOf(exposed), release };
      candidates.keep(release);
      return page;
    } catch (error) {
      candidates.noteFailure(release);
      if (isVersionMismatch(error)) candidates.noteBroken(release);
      throw error;
    }
  }

  function begin(target: PageTarget, start: Start): Promise<LoadedPage> {
    const key = keyOf(target);
    const work = withinTime(run(target, start), PAGE_LIMIT_MS)
      .then((page) => {
        loaded.set(key, page);
        return page;
      })
      .catch((error: unknown) => {
        throw error instanceof PageFailure ? error : new PageFailure('unavailable');
      })
      .finally(() => loading.delete(key));
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
