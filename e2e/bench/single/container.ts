import type { LiveRemote } from '@kadam/shared/remote';
import { REMOTES } from './remotes';

/** Stands in for the host's module of the same name: every page is a lazy chunk of the same build. */
export function openModule(release: LiveRemote, module: string): Promise<unknown> {
  const open = REMOTES[release.name];
  if (!open) throw new Error(`The single bundle has no pages of '${release.name}'.`);
  return open(module.replace(/^\.\//, ''));
}
