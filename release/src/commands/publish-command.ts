import { publish, publishChanged, publishNamed, type PublishOptions } from '../operations/publish';
import { publishFiles } from '../operations/publish-files';
import type { PublishOutcome } from '../operations/publish-outcome';
import { printError, parseOptions, UsageError, print, type Command, type CommandOptions } from './command';

/** `publish <package> …`, `publish --changed [package …]`, `publish --all`, `publish --files …`. */
export const publishCommand: Command = async (names, options) => {
  if (options.files !== undefined || options.routes !== undefined) return runPublishFiles(names, options);
  const isEverything = options.changed || options.all;
  if (names.length === 0 && !isEverything) throw new UsageError('Name a package, or say --changed.');
  const outcomes = await outcomesOf(names, options);
  const printed = outcomes.filter(({ status }) => status !== 'unchanged' || options.all || !isEverything);
  for (const outcome of printed) printOutcome(outcome);
  if (printed.length === 0) print('Nothing changed: what is live is what the sources say.');
  // With --changed or --all, held releases are not errors; a named package is expected to go live.
  const failed = isEverything ? ['rejected', 'undecided'] : ['rejected', 'undecided', 'held'];
  return outcomes.some(({ status }) => failed.includes(status)) ? 1 : 0;
};

async function runPublishFiles(names: readonly string[], options: CommandOptions): Promise<number> {
  const { files, routes, version } = options;
  if (files === undefined || routes === undefined)
    throw new UsageError('--files and --routes belong together: the folder that a build wrote, and its routes.json.');
  if (names.length > 0 || options.changed || options.all || options.together)
    throw new UsageError('--files publishes one remote, whose name is in its routes.json: name no package beside it.');
  const source = { folder: files, routes, version };
  printOutcome(await publishFiles(source, { areMounted: true, ...publishingOf(options) }));
  return 0;
}

const publishingOf = (options: CommandOptions) => ({
  bundlesFolder: options.bundles,
  onProgress: (sentence: string) => void print(sentence),
  ...parseOptions(options),
});

async function outcomesOf(names: readonly string[], options: CommandOptions): Promise<PublishOutcome[]> {
  const publishing: PublishOptions = {
    ...publishingOf(options),
    areTypesChecked: true,
    areMounted: true,
    restoresRetired: !options.changed && !options.all,
    ...(options.together && { isTogether: true }),
  };
  const [only] = names;
  if (only === undefined) return publishChanged(publishing);
  if (names.length > 1 || options.changed) return publishNamed(names, publishing);
  return [await publish(only, publishing)];
}

function printOutcome(outcome: PublishOutcome): void {
  if ('message' in outcome) printError(outcome.message);
  else if (outcome.status === 'unchanged') print(`${outcome.bundle}: unchanged, ${outcome.version} is live`);
  else if (outcome.status === 'published')
    print(`${outcome.bundle}: ${outcome.version} is live${outcome.isAgain ? ' again' : ''}`);
}
