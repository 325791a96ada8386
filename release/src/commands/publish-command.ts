import { publish, publishChanged, publishNamed } from '../publish';
import type { PublishOutcome } from '../publish-outcome';
import { fail, parseOptions, UsageError, say, type Command, type CommandOptions } from './command';

/** `publish <package> …`, `publish --changed [package …]`, `publish --all`. */
export const publishCommand: Command = async (names, options) => {
  const isEverything = options.changed || options.all;
  if (names.length === 0 && !isEverything) throw new UsageError('Name a package, or say --changed.');
  const outcomes = await outcomesOf(names, options);
  const told = outcomes.filter(({ status }) => status !== 'unchanged' || options.all || !isEverything);
  for (const outcome of told) tell(outcome);
  if (told.length === 0) say('Nothing changed: what is live is what the sources say.');
  // Who publishes what changed leaves what was rolled back or is a canary as it is; who names it wants it live.
  const failed = isEverything ? ['rejected'] : ['rejected', 'held'];
  return outcomes.some(({ status }) => failed.includes(status)) ? 1 : 0;
};

async function outcomesOf(names: readonly string[], options: CommandOptions): Promise<PublishOutcome[]> {
  const publishing = {
    ...{ bundlesFolder: options.bundles, onProgress: (sentence: string) => void say(sentence) },
    ...{ areTypesChecked: true, areMounted: true, bringsBack: !options.changed && !options.all },
    ...parseOptions(options),
    ...(options.together && { isTogether: true }),
  };
  const [only] = names;
  if (only === undefined) return publishChanged(publishing);
  if (names.length > 1 || options.changed) return publishNamed(names, publishing);
  return [await publish(only, publishing)];
}

function tell(outcome: PublishOutcome): void {
  if ('message' in outcome) fail(outcome.message);
  else if (outcome.status === 'unchanged') say(`${outcome.bundle}: unchanged, ${outcome.version} is live`);
  else if (outcome.status === 'published')
    say(`${outcome.bundle}: ${outcome.version} is live${outcome.built ? '' : ' again'}`);
}
