import { retire } from '../operations/retire';
import { UsageError, print, type Command } from './command';

/** `retire <remote> --reason "…"`. */
export const retireCommand: Command = async ([name, ...others], { bundles, reason }) => {
  if (!name || others.length > 0) throw new UsageError('Name one remote to retire: release retire news --reason "…".');
  if (!reason) throw new UsageError(`Who retires a remote says why: release retire ${name} --reason "…".`);
  const { bundle, version } = await retire(name, { bundlesFolder: bundles, why: reason });
  return print(
    `${bundle}: retired; its pages are no longer found, and ${version} is kept. To bring it back: release publish ${bundle}.`,
  );
};
