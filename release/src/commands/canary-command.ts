import { abort, changeShare, promote, startCanary } from '../operations/canary';
import type { RunningCanary } from '../registry/canary-state';
import {
  printError,
  parseOptions,
  UsageError,
  namedVersions,
  print,
  type Command,
  type CommandOptions,
} from './command';

const MAX_SHARE = 99;

/** `canary <bundle> [version] … --share 10`, and `canary --share 25` for the running one. */
export const canaryCommand: Command = async (words, options) => {
  const share = shareOf(options);
  const targets = namedVersions(words);
  const common = { bundlesFolder: options.bundles, ...parseOptions(options) };
  if (targets.length === 0) {
    const { versions } = await changeShare(share, common);
    return print(listOf(versions, shareText(share)));
  }
  const onProgress = (sentence: string) => void print(sentence);
  const outcomes = await startCanary(targets, {
    ...common,
    share,
    onProgress,
    areTypesChecked: true,
    areMounted: true,
  });
  for (const outcome of outcomes) {
    if ('message' in outcome) printError(outcome.message);
    else if (outcome.status === 'unchanged')
      printError(`${outcome.bundle}: ${outcome.version} is live, so there is nothing to try.`);
    else print(`${outcome.bundle}: ${outcome.version} ${shareText(share)}`);
  }
  if (!outcomes.some(({ status }) => status === 'canary')) return 1;
  print(
    "Next: 'release promote' makes it live, 'release abort' takes it back, 'release canary --share 25' shows it to more.",
  );
  return outcomes.every(({ status }) => status === 'canary') ? 0 : 1;
};

/** `promote [bundle …]`. */
export const promoteCommand: Command = async (names, options) => {
  const { versions } = await promote({ ...parseOptions(options), names, bundlesFolder: options.bundles });
  return print(listOf(versions, 'is live'));
};

/** `abort [bundle …]`. */
export const abortCommand: Command = async (names, options) => {
  const { versions } = await abort({ ...parseOptions(options), names, bundlesFolder: options.bundles });
  return print(listOf(versions, 'is a canary no more and is quarantined'));
};

const listOf = (versions: RunningCanary['versions'], what: string): string =>
  Object.entries(versions)
    .map(([bundle, version]) => `${bundle}: ${version} ${what}`)
    .join('\n');

const shareText = (share: number): string =>
  `is what ${share} ${share > 1 ? 'visitors' : 'visitor'} in 100 ${share > 1 ? 'get' : 'gets'}`;

function shareOf({ share }: CommandOptions): number {
  const visitors = Number(share);
  if (Number.isInteger(visitors) && visitors >= 1 && visitors <= MAX_SHARE) return visitors;
  throw new UsageError(
    `Say how many visitors in 100 get the canary, a whole number from 1 to ${MAX_SHARE}: --share 10.`,
  );
}
