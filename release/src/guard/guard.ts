import type { GuardNotice } from '@kadam/shared/contract/telemetry';
import { abort } from '../operations/canary';
import { ReleaseError } from '../release-error';
import { formatTime } from '../registry/bundle-state';
import { loadShown, type LiveRelease } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { retire } from '../operations/retire';
import { rollbackTogether } from '../operations/rollback';
import { ApiUnavailable, type GuardApi } from './guard-api';
import { mountLive } from '../mount/mount-live';
import { confirmWith, type Confirm } from './confirmation';
import { checkHealth, watchedReleases, type WatchedRelease } from './watched-releases';

/** Author of the guard's entries in the history. */
const WHO = 'release guard';
/** Limit of the contract. */
const MAX_NOTICE_LENGTH = 1_000;

/**
 * Messages of one round. `isWell` is false if live files are damaged, or the guard could not check,
 * act or notify.
 */
export interface Round {
  readonly messages: readonly string[];
  readonly isWell: boolean;
}

const NOTHING_TO_WATCH = 'Nothing to watch: no canary runs, and nothing was published within a day.';
/** Operators are notified of a failure that is unconfirmed for this long. */
const UNCONFIRMED_MS = 10 * 60_000;

/**
 * Watches new releases and reverts those that fail more often than the ones before; a first release
 * that fails in more than a tenth of its page views is retired. Reports may be
 * forged, so they have to come from many networks, or the failure has to be confirmed by mounting
 * the pages here. Operators are notified by mail, also of live files that are damaged or missing: a
 * browser without the host cannot report them. It calls the API in every round, because the API's
 * metrics show whether it runs.
 */
export function createGuard(bundlesFolder: string, api: GuardApi, confirm: Confirm = confirmWith(mountLive)) {
  let pendingNotices: GuardNotice[] = [];
  const unconfirmedSince = new Map<string, number>();
  const reported = new Set<string>();
  let knownDamage: ReadonlyMap<string, LiveRelease> = new Map();
  let isWell = true;

  /** Checks all watched releases and the files of all live ones once. */
  async function check(): Promise<Round> {
    const registry = await loadRegistry(bundlesFolder);
    const { live, canary } = await loadShown(bundlesFolder, registry);
    const damaged = findDamage([...live, ...(canary?.releases ?? [])]);
    for (const [why, { bundle, version }] of damaged)
      if (!knownDamage.has(why)) pendingNotices.push({ action: 'damaged', releases: [{ bundle, version }], why });
    knownDamage = damaged;
    isWell = knownDamage.size === 0;
    const messages = [...knownDamage.keys()];
    try {
      const watched = watchedReleases(registry, new Date());
      for (const one of watched) messages.push(await watch(one));
      if (watched.length === 0) await api.health(1);
      await sendNotices();
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      return {
        messages: [...messages, `The API is not available, so no more releases are checked: ${error.message}`],
        isWell: false,
      };
    }
    return { messages: messages.length > 0 ? messages : [NOTHING_TO_WATCH], isWell };
  }

  async function watch(watched: WatchedRelease): Promise<string> {
    const { isBad, isWidespread, summary, bundles } = checkHealth(watched, await api.health(watched.minutes));
    const message = `${nameOf(watched)} ${summary}.`;
    if (!isBad) return message;
    if (isWidespread) return act(watched, { summary, message });
    const isCanary = watched.kind === 'canary';
    const mounted = await confirm(nameOf(watched), { bundlesFolder, apiOrigin: api.origin, bundles, isCanary });
    const found = `${message} ${mounted.message}`;
    return mounted.verdict === 'broken' ? act(watched, { summary, message: found }) : leaveUnchanged(watched, found);
  }

  function leaveUnchanged(watched: WatchedRelease, found: string): string {
    const key = nameOf(watched);
    const since = unconfirmedSince.get(key) ?? Date.now();
    unconfirmedSince.set(key, since);
    const why = `${found} Too few networks report it to act on that alone, so it was left as it is.`;
    if (Date.now() - since >= UNCONFIRMED_MS && !reported.has(key)) {
      pendingNotices.push({ action: 'refused', releases: releasesOf(watched), why: why.slice(0, MAX_NOTICE_LENGTH) });
      reported.add(key);
    }
    return why;
  }

  async function act(watched: WatchedRelease, { summary, message }: Finding): Promise<string> {
    const releases = releasesOf(watched);
    try {
      await revert(bundlesFolder, watched, `judged by browsers: ${summary}`);
      const { action, result } = revertOf(watched);
      pendingNotices.push({ action, releases, why: message.slice(0, MAX_NOTICE_LENGTH) });
      return `${message} It was ${result}.`;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return reportFailedRevert(watched, message, error);
    }
  }

  async function reportFailedRevert(watched: WatchedRelease, message: string, error: ReleaseError): Promise<string> {
    const current = watchedReleases(await loadRegistry(bundlesFolder), new Date());
    const key = nameOf(watched);
    if (!current.some((other) => nameOf(other) === key)) return `${message} It was changed meanwhile: ${error.message}`;
    const why = `${message} ${error.message}`.slice(0, MAX_NOTICE_LENGTH);
    // One mail per release.
    if (!reported.has(key)) pendingNotices.push({ action: 'refused', releases: releasesOf(watched), why });
    reported.add(key);
    isWell = false;
    return `${message} It could not be reverted: ${error.message}`;
  }

  async function sendNotices(): Promise<void> {
    for (const notice of pendingNotices) {
      await api.notify(notice);
      pendingNotices = pendingNotices.filter((other) => other !== notice);
    }
  }

  return { check };
}

/** The releases whose files are damaged or missing, by their message. */
function findDamage(shown: readonly LiveRelease[]): ReadonlyMap<string, LiveRelease> {
  const broken = shown.filter(({ problem }) => problem !== null);
  return new Map(broken.map((one) => [`Release ${one.version} of '${one.bundle}' ${one.problem}.`, one]));
}

interface Finding {
  /** The counts, for the history. */
  readonly summary: string;
  readonly message: string;
}

function revertOf(watched: WatchedRelease): { readonly action: GuardNotice['action']; readonly result: string } {
  if (watched.kind === 'canary') return { action: 'abort', result: 'aborted' };
  if (watched.before === null) return { action: 'retire', result: 'retired, because there is no previous version' };
  return { action: 'rollback', result: `rolled back to ${watched.before}` };
}

// Only the release that was checked is reverted: another one may be live by now.
async function revert(bundlesFolder: string, watched: WatchedRelease, why: string): Promise<void> {
  const change = { bundlesFolder, why, who: WHO };
  if (watched.kind === 'canary') return void (await abort({ ...change, since: watched.canary.since }));
  const { bundle, version, before } = watched;
  if (before === null) await retire(bundle, { ...change, version });
  else await rollbackTogether([{ name: bundle, version: before, from: version }], change);
}

const nameOf = (watched: WatchedRelease): string =>
  watched.kind === 'canary'
    ? `The canary of ${formatTime(watched.canary.since)}:`
    : `${watched.bundle} ${watched.version}, live,`;

const releasesOf = (watched: WatchedRelease) =>
  watched.kind === 'canary'
    ? Object.entries(watched.canary.versions).map(([bundle, version]) => ({ bundle, version }))
    : [{ bundle: watched.bundle, version: watched.version }];
