import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { SearchQuery, Kind } from './search-mix';

/** Sent among the others, to measure the cost of HTTP and a busy machine alone. */
export const NO_SEARCH = { kind: 'no search (livez)', path: '/api/livez', oneIn: 20 } as const;

export interface Timed {
  readonly kind: Kind | typeof NO_SEARCH.kind;
  /**
   * From when it was due to be sent until the last byte was there: what a busy server makes wait
   * counts too.
   */
  readonly ms: number;
  /** HTTP status, 0 without a response. */
  readonly status: number;
}

interface Load {
  readonly origin: string;
  readonly path: string;
  readonly mix: Generator<SearchQuery>;
  /** Requests per second, sent whether or not the earlier ones have finished. */
  readonly rate: number;
  readonly seconds: number;
}

/** Sends requests at a fixed rate. */
export async function openLoop({ origin, path, mix, rate, seconds }: Load): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const start = performance.now();
  const responses: Promise<Timed>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1_000) / rate;
    while (performance.now() < due) await delay(Math.max(0, due - performance.now() - 0.5));
    const isSearch = number % NO_SEARCH.oneIn > 0;
    const { kind, query } = isSearch ? (mix.next().value as SearchQuery) : { ...NO_SEARCH, query: {} };
    const url = `${origin}${isSearch ? path : NO_SEARCH.path}?${new URLSearchParams(query).toString()}`;
    responses.push(request(agent, url).then((status) => ({ kind, ms: performance.now() - due, status })));
  }
  const timed = await Promise.all(responses);
  agent.destroy();
  return timed;
}

/** Sends one request after another, `count` times or until the time is up. */
export async function oneByOne({
  origin,
  path,
  mix,
  seconds,
  count,
}: Omit<Load, 'rate'> & { count: number }): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true });
  const timed: Timed[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let number = 0; number < count && performance.now() < end; number += 1) {
    const { kind, query } = mix.next().value as SearchQuery;
    const start = performance.now();
    const status = await request(agent, `${origin}${path}?${new URLSearchParams(query).toString()}`);
    timed.push({ kind, ms: performance.now() - start, status });
  }
  agent.destroy();
  return timed;
}

function request(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
