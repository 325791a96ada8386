import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultiCompiler, Stats } from 'webpack';
import { faultsOf, type BuildFault } from './build-faults';

/** Where pages listen. */
const EVENTS = '/__dev/events';

/** What pages are told of a bundle after each build (shared/src/dev/hot-bundles.ts). */
interface BuildNews {
  readonly bundle: string;
  readonly hash: string | null;
  readonly faults: readonly BuildFault[];
}

/**
 * Tells open pages what was built, and new ones how things stand. Server-sent events: one line a build, and the browser connects again by itself.
 * @param bundles which of the compilers pages are told of
 */
export function buildNews(compiler: MultiCompiler, bundles: readonly string[], repository: string) {
  const pages = new Set<ServerResponse>();
  const latest = new Map<string, BuildNews>();
  let allBuilt = (): void => undefined;
  const firstBuilds = new Promise<void>((resolve) => (allBuilt = resolve));
  const line = (news: BuildNews) => `event: built\ndata: ${JSON.stringify(news)}\n\n`;

  const tell = (bundle: string, { compilation }: Stats): void => {
    const faults = faultsOf(compilation, repository);
    const hash = faults.length > 0 ? (latest.get(bundle)?.hash ?? null) : (compilation.hash ?? null);
    const news = { bundle, hash, faults };
    latest.set(bundle, news);
    pages.forEach((page) => page.write(line(news)));
    if (latest.size === bundles.length) allBuilt();
  };
  for (const { name = '', hooks } of compiler.compilers)
    if (bundles.includes(name)) hooks.done.tap('KadamDev', (stats) => tell(name, stats));

  return {
    /** Until every bundle was built for the first time, with faults or without. */
    firstBuilds,
    /** Answers true when the request was for the news. */
    answer({ url }: IncomingMessage, response: ServerResponse): boolean {
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
