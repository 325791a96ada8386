import { endPreview, startPreview } from '../operations/preview';
import { formatTime } from '../registry/bundle-state';
import { print, printError, UsageError, type Command, type CommandOptions } from './command';

const DAYS = 7;
const MAX_DAYS = 30;

/** `preview <remote> … [--name my-work] [--days 7]`, `preview end <remote> --name my-work`. */
export const previewCommand: Command = async ([first, ...names], options) => {
  if (first === undefined) throw new UsageError('Name a remote: release preview jobs.');
  if (first === 'end') return end(names, options);
  const outcomes = await startPreview([first, ...names], {
    bundlesFolder: options.bundles,
    name: options.name,
    days: daysOf(options),
    onProgress: (sentence) => void print(sentence),
    areTypesChecked: true,
    areMounted: true,
  });
  for (const outcome of outcomes) {
    if ('message' in outcome) printError(outcome.message);
    else if (outcome.status === 'unchanged')
      printError(`${outcome.bundle}: ${outcome.version} is live, so there is nothing to preview.`);
    else if (outcome.status === 'preview')
      print(
        `${outcome.bundle}: ${outcome.version} is the preview '${outcome.name}' until ${formatTime(outcome.until)}. Open a page of the site with ?kadam-override=${outcome.bundle}@${outcome.name}, in a browser that allows overrides (/office/operations).`,
      );
  }
  return outcomes.every(({ status }) => status === 'preview') ? 0 : 1;
};

async function end([remote, ...others]: readonly string[], { name, bundles }: CommandOptions): Promise<number> {
  if (!remote || !name || others.length > 0)
    throw new UsageError('Name the remote and the preview: release preview end jobs --name my-work.');
  await endPreview(remote, name, bundles);
  return print(`The preview '${name}' of '${remote}' has ended.`);
}

function daysOf({ days = String(DAYS) }: CommandOptions): number {
  const count = Number(days);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_DAYS) return count;
  throw new UsageError(`A preview lasts a whole number of days from 1 to ${MAX_DAYS}: --days ${DAYS}.`);
}
