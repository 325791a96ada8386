import type { GuardNotice } from '@kadam/shared/contract/telemetry';
import { abort } from '../canary';
import { ReleaseError } from '../release-error';
import { timeText } from '../registry/bundle-state';
import { loadShown, type LiveRelease } from '../registry/live-releases';
import { loadRegistry } from '../registry/registry-file';
import { rollbackTogether } from '../rollback';
import { ApiAway, type GuardApi } from './guard-api';
import { mountLive } from '../mount/mount-live';
import { confirmWith, type Confirm } from './confirmation';
import { judgeTrial, trialsOf, type Trial } from './trials';

/** Who it says it is in the history. */
const WHO = 'release guard';
/** Of a notice, by the contract. */
const MOST_LETTERS = 1_000;

/** What the guard saw and did, in sentences. `isWell` is false when it could not judge, act or tell. */
export interface Round {
  readonly said: readonly string[];
  readonly isWell: boolean;
}

const NOTHING = 'Nothing to watch: no canary runs, and nothing went live within a day that has a version before it.';
/** What cannot be confirmed for so long is something for a person. */
const DOUBT_MS = 10 * 60_000;

/**
 * Watches what is new: takes back what fails more often than what was there before, and has the operators told by mail. Reports may be forged,
 * so what says so has to come from many networks, or the failure has to be seen here as well. It tells them as well
 * of live files that are gone or changed, because no browser does when the host's own are among them. What could not be told is told in a
 * later round.
 */
export function createGuard(bundlesFolder: string, api: GuardApi, confirm: Confirm = confirmWith(mountLive)) {
  let untold: GuardNotice[] = [];
  const doubted = new Map<string, number>();
  const rejected = new Set<string>();
  let damages: ReadonlyMap<string, LiveRelease> = new Map();
  let isWell = true;

  /** Looks once at everything that is new, and at the files of all that visitors get. */
  async function look(): Promise<Round> {
    const registry = await loadRegistry(bundlesFolder);
    const trials = trialsOf(registry, new Date());
    const { live, canary } = await loadShown(bundlesFolder, registry);
    const said: string[] = [];
    const damaged = damageOf([...live, ...(canary?.releases ?? [])]);
    for (const [why, { bundle, version }] of damaged)
      if (!damages.has(why)) untold.push({ action: 'damaged', releases: [{ bundle, version }], why });
    damages = damaged;
    isWell = damages.size === 0;
    said.push(...damages.keys());
    try {
      for (const trial of trials) said.push(await watch(trial));
      await tell();
    } catch (error) {
      if (!(error instanceof ApiAway)) throw error;
      return { said: [...said, `The API is away, so nothing more is judged: ${error.message}`], isWell: false };
    }
    return { said: said.length > 0 ? said : [NOTHING], isWell };
  }

  async function watch(trial: Trial): Promise<string> {
    const { isBad, isWidespread, said, bundles } = judgeTrial(trial, await api.health(trial.minutes));
    const sentence = `${nameOf(trial)} ${said}.`;
    if (!isBad) return sentence;
    if (isWidespread) return act(trial, { said, sentence });
    const isCanary = trial.kind === 'canary';
    const mounted = await confirm(nameOf(trial), { bundlesFolder, apiOrigin: api.origin, bundles, isCanary });
    const found = `${sentence} ${mounted.said}`;
    return mounted.verdict === 'broken' ? act(trial, { said, sentence: found }) : leave(trial, found);
  }

  function leave(trial: Trial, found: string): string {
    const key = nameOf(trial);
    const since = doubted.get(key) ?? Date.now();
    doubted.set(key, since);
    const why = `${found} Too few networks report it to act on that alone, so it was left as it is.`;
    if (Date.now() - since >= DOUBT_MS && !rejected.has(key)) {
      untold.push({ action: 'refused', releases: releasesOf(trial), why: why.slice(0, MOST_LETTERS) });
      rejected.add(key);
    }
    return why;
  }

  async function act(trial: Trial, { said, sentence }: Verdict): Promise<string> {
    const releases = releasesOf(trial);
    try {
      await takeBack(bundlesFolder, trial, `judged by browsers: ${said}`);
      untold.push({
        action: trial.kind === 'canary' ? 'abort' : 'rollback',
        releases,
        why: sentence.slice(0, MOST_LETTERS),
      });
      return `${sentence} It was ${trial.kind === 'canary' ? 'aborted' : `rolled back to ${trial.before}`}.`;
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return notTakenBack(trial, sentence, error);
    }
  }

  async function notTakenBack(trial: Trial, sentence: string, { message }: ReleaseError): Promise<string> {
    const present = trialsOf(await loadRegistry(bundlesFolder), new Date());
    const key = nameOf(trial);
    if (!present.some((other) => nameOf(other) === key)) return `${sentence} Somebody was faster: ${message}`;
    const why = `${sentence} ${message}`.slice(0, MOST_LETTERS);
    // One mail is enough for the same.
    if (!rejected.has(key)) untold.push({ action: 'refused', releases: releasesOf(trial), why });
    rejected.add(key);
    isWell = false;
    return `${sentence} It could not be taken back: ${message}`;
  }

  async function tell(): Promise<void> {
    for (const notice of untold) {
      await api.notify(notice);
      untold = untold.filter((other) => other !== notice);
    }
  }

  return { look };
}

/** The releases whose files are gone or changed, by the sentence that says so. */
function damageOf(shown: readonly LiveRelease[]): ReadonlyMap<string, LiveRelease> {
  const broken = shown.filter(({ problem }) => problem !== null);
  return new Map(broken.map((one) => [`Release ${one.version} of '${one.bundle}' ${one.problem}.`, one]));
}

interface Verdict {
  /** The counts, for the history. */
  readonly said: string;
  readonly sentence: string;
}

// Somebody may have changed the same meanwhile: only what was judged is taken back.
async function takeBack(bundlesFolder: string, trial: Trial, why: string): Promise<void> {
  if (trial.kind === 'canary') await abort({ bundlesFolder, why, who: WHO, since: trial.canary.since });
  else {
    const { bundle, version: from, before } = trial;
    await rollbackTogether([{ name: bundle, version: before, from }], { bundlesFolder, why, who: WHO });
  }
}

const nameOf = (trial: Trial): string =>
  trial.kind === 'canary'
    ? `The canary of ${timeText(trial.canary.since)}:`
    : `${trial.bundle} ${trial.version}, live,`;

const releasesOf = (trial: Trial) =>
  trial.kind === 'canary'
    ? Object.entries(trial.canary.versions).map(([bundle, version]) => ({ bundle, version }))
    : [{ bundle: trial.bundle, version: trial.version }];
