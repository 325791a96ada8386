import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Asked, Kind } from './search-mix';

/** Sent among the others, so that what HTTP and a busy machine cost by themselves can be told apart. */
export const NO_SEARCH = { kind: 'no search (livez)', path: '/api/livez', oneIn: 20 } as const;

export interface Timed {
  readonly kind: Kind | typeof NO_SEARCH.kind;
  /** From when it was due to be sent until the last byte was there: what a busy server makes wait counts too. */
  readonly ms: number;
  /** HTTP status, 0 where no answer came at all. */
  readonly status: number;
}

interface Load {
  readonly origin: string;
  readonly path: string;
  readonly mix: Generator<Asked>;
  /** Requests a second, sent whether or not the earlier ones are answered. */
  readonly rate: number;
  readonly seconds: number;
}

/** Asks at a fixed rate. */
export async function openLoop({ origin, path, mix, rate, seconds }: Load): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const start = performance.now();
  const answers: Promise<Timed>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1_000) / rate;
    while (performance.now() < due) await delay(Math.max(0, due - performance.now() - 0.5));
    const isSearch = number % NO_SEARCH.oneIn > 0;
    const { kind, query } = isSearch ? (mix.next().value as Asked) : { ...NO_SEARCH, query: {} };
    const url = `${origin}${isSearch ? path : NO_SEARCH.path}?${new URLSearchParams(query).toString()}`;
    answers.push(request(agent, url).then((status) => ({ kind, ms: performance.now() - due, status })));
  }
  const timed = await Promise.all(answers);
  agent.destroy();
  return timed;
}

/** Asks one after the other, `count` times or as long as there is time. */
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
    const { kind, query } = mix.next().value as Asked;
    const start = performance.now();
    const status = await request(agent, `${origin}${path}?${new URLSearchParams(query).toString()}`);
    timed.push({ kind, ms: performance.now() - start, status });
  }
  agent.destroy();
  return timed;
}

function request(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}
