import { containerName, type LiveRemote } from '@kadam/shared/remote';
import { scriptGate } from './script-gate';
import { scopeForRemote, type ShareScope } from './share-scope';

/** The global that the entry of a remote defines. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

const opened = new Map<string, { readonly identity: string; readonly container: Promise<Container> }>();

/**
 * Loads what a release exposes under `module`. `attempt` is the number of failed attempts of this
 * release. Each attempt loads a new container under a new query: a hung URL or a half-initialized
 * container stays that way.
 */
export async function openModule(release: LiveRemote, module: string, attempt: number): Promise<unknown> {
  const container = await containerOf(release, module, attempt);
  const factory = await container.get(module);
  return factory();
}

function containerOf(release: LiveRemote, module: string, attempt: number): Promise<Container> {
  const identity = `${release.version}#${attempt}`;
  const known = opened.get(release.name);
  if (known?.identity === identity) return known.container;
  const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
  scriptGate.admit(release.integrity);
  dropPendingScripts(folder);
  if (attempt > 0) scriptGate.refetch(folder);
  const container = start(release.name, attempt > 0 ? `${release.entry}?retry=${attempt}` : release.entry);
  opened.set(release.name, { identity, container });
  // Saves a round trip: the container requests the page only after it has run.
  for (const file of release.exposes?.[module] ?? []) scriptGate.preload(folder + file);
  return container;
}

async function start(remote: string, entry: string): Promise<Container> {
  const name = containerName(remote);
  const globals = globalThis as Record<string, unknown>;
  await runScript(entry);
  const container = globals[name] as Container | undefined;
  if (!container) throw new Error(`${entry} holds no container named ${name}.`);
  await container.init(scopeForRemote());
  return container;
}

function runScript(url: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded.`)));
    scriptGate.pass(url, script);
    document.head.append(script);
  }).finally(() => script.remove());
}

// A chunk loader waits for a script of the same name that is already in the document, even if it
// hangs.
function dropPendingScripts(folder: string): void {
  const { href } = new URL(folder, window.location.href);
  for (const script of document.querySelectorAll<HTMLScriptElement>('head > script[src]')) {
    if (script.src.startsWith(href)) script.remove();
  }
}
