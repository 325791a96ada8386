import { rollbackTogether } from '../operations/rollback';
import { parseOptions, UsageError, namedVersions, print, type Command } from './command';

/** `rollback <bundle> [version] …`. */
export const rollbackCommand: Command = async (words, options) => {
  const targets = namedVersions(words);
  if (targets.length === 0) throw new UsageError('Name the remote to roll back.');
  const outcomes = await rollbackTogether(targets, { bundlesFolder: options.bundles, ...parseOptions(options) });
  for (const { bundle, from, to } of outcomes)
    print(`${bundle}: ${to} is live again, ${from} is quarantined and does not go live again by itself`);
  const names = outcomes.map(({ bundle }) => bundle).join(' ');
  return print(
    `Next: fix the sources, then release publish ${names}. 'release status' shows what is live and what is quarantined.`,
  );
};
