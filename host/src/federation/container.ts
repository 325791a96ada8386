import { containerName, type LiveRemote } from '@kadam/shared/remote';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { scriptGate } from './script-gate';

const registered = new Map<string, string>();

/**
 * Answers what a release exposes under `module`. `attempt` counts the failed tries of this release: another number means a container
 * of its own, fetched under a new query, because neither a hung address nor a half-started container is worth asking twice.
 */
export function openModule(release: LiveRemote, module: string, attempt: number): Promise<unknown> {
  const name = containerName(release.name);
  const identity = `${release.version}#${attempt}`;
  if (registered.get(name) !== identity) {
    const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
    scriptGate.admit(release.integrity);
    dropPendingScripts(folder);
    if (attempt > 0) scriptGate.askAnew(folder);
    const entry = attempt > 0 ? `${release.entry}?retry=${attempt}` : release.entry;
    registerRemotes([{ name, entry, type: 'global' }], { force: registered.has(name) });
    registered.set(name, identity);
  }
  return loadRemote<unknown>(`${name}/${module.replace(/^\.\//, '')}`);
}

// A chunk loader waits for a script of the same name that already stands in the document, even one that hangs.
function dropPendingScripts(folder: string): void {
  const { href } = new URL(folder, window.location.href);
  for (const script of document.querySelectorAll<HTMLScriptElement>('head > script[src]')) {
    if (script.src.startsWith(href)) script.remove();
  }
}
