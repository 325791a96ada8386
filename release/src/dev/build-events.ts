import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultiCompiler, Stats } from 'webpack';
import { buildErrorsOf, type BuildError } from './build-errors';

const EVENTS = '/__dev/events';

/** Event for pages after each build (shared/src/dev/hot-bundles.ts). */
interface BuildEvent {
  readonly bundle: string;
  readonly hash: string | null;
  readonly errors: readonly BuildError[];
}

/**
 * Sends build events to open pages as server-sent events.
 * @param bundles compilers whose builds are sent
 */
export function buildEvents(compiler: MultiCompiler, bundles: readonly string[], repository: string) {
  const pages = new Set<ServerResponse>();
  const latest = new Map<string, BuildEvent>();
  let allBuilt = (): void => undefined;
  const firstBuilds = new Promise<void>((resolve) => (allBuilt = resolve));
  const line = (event: BuildEvent) => `event: built\ndata: ${JSON.stringify(event)}\n\n`;

  const notify = (bundle: string, { compilation }: Stats): void => {
    const errors = buildErrorsOf(compilation, repository);
    const hash = errors.length > 0 ? (latest.get(bundle)?.hash ?? null) : (compilation.hash ?? null);
    const event = { bundle, hash, errors };
    latest.set(bundle, event);
    pages.forEach((page) => page.write(line(event)));
    if (latest.size === bundles.length) allBuilt();
  };
  for (const { name = '', hooks } of compiler.compilers)
    if (bundles.includes(name)) hooks.done.tap('KadamDev', (stats) => notify(name, stats));

  return {
    /** Resolves once every bundle was built, with or without errors. */
    firstBuilds,
    /** Returns true if the request was for the events. */
    handle({ url }: IncomingMessage, response: ServerResponse): boolean {
      if (url !== EVENTS) return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`:\n\n${[...latest.values()].map(line).join('')}`);
      pages.add(response);
      response.once('close', () => pages.delete(response));
      return true;
    },
    close: () => pages.forEach((page) => page.end()),
  };
}
