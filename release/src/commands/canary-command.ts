import { abort, changeShare, promote, startCanary } from '../canary';
import type { RunningCanary } from '../registry/canary-state';
import { fail, parseOptions, UsageError, namedVersions, say, type Command, type CommandOptions } from './command';

const MOST_VISITORS = 99;

/** `canary <bundle> [version] … --share 10`, and `canary --share 25` for the one that runs. */
export const canaryCommand: Command = async (words, options) => {
  const share = shareOf(options);
  const targets = namedVersions(words);
  const manner = { bundlesFolder: options.bundles, ...parseOptions(options) };
  if (targets.length === 0) {
    const { versions } = await changeShare(share, manner);
    return say(listOf(versions, whoGets(share)));
  }
  const onProgress = (sentence: string) => void say(sentence);
  const outcomes = await startCanary(targets, {
    ...manner,
    share,
    onProgress,
    areTypesChecked: true,
    areMounted: true,
  });
  for (const outcome of outcomes) {
    if ('message' in outcome) fail(outcome.message);
    else if (outcome.status === 'unchanged')
      fail(`${outcome.bundle}: ${outcome.version} is live, so there is nothing to try.`);
    else say(`${outcome.bundle}: ${outcome.version} ${whoGets(share)}`);
  }
  if (!outcomes.some(({ status }) => status === 'canary')) return 1;
  say(
    "Next: 'release promote' makes it live, 'release abort' takes it back, 'release canary --share 25' shows it to more.",
  );
  return outcomes.every(({ status }) => status === 'canary') ? 0 : 1;
};

/** `promote [bundle …]`: the canary becomes what is live. */
export const promoteCommand: Command = async (names, options) => {
  const { versions } = await promote({ ...parseOptions(options), names, bundlesFolder: options.bundles });
  return say(listOf(versions, 'is live'));
};

/** `abort [bundle …]`: the canary is given up. */
export const abortCommand: Command = async (names, options) => {
  const { versions } = await abort({ ...parseOptions(options), names, bundlesFolder: options.bundles });
  return say(listOf(versions, 'is a canary no more and is quarantined'));
};

const listOf = (versions: RunningCanary['versions'], what: string): string =>
  Object.entries(versions)
    .map(([bundle, version]) => `${bundle}: ${version} ${what}`)
    .join('\n');

const whoGets = (share: number): string =>
  `is what ${share} ${share > 1 ? 'visitors' : 'visitor'} in 100 ${share > 1 ? 'get' : 'gets'}`;

function shareOf({ share }: CommandOptions): number {
  const visitors = Number(share);
  if (Number.isInteger(visitors) && visitors >= 1 && visitors <= MOST_VISITORS) return visitors;
  throw new UsageError(
    `Say how many visitors in 100 get the canary, a whole number from 1 to ${MOST_VISITORS}: --share 10.`,
  );
}
