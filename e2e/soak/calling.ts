import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const ADDRESSES = ['/api/job/postings', '/api/courses', '/', '/jobs', '/bundles/registry.json', '/courses'];
const AT_ONCE = 4;
const PAUSE_MS = 100;

/** Requests, and those without a valid response. */
export interface Called {
  readonly requests: number;
  readonly failed: readonly string[];
}

/** Requests documents and data until the signal, over persistent connections as a proxy has. */
export async function call(origin: string, { aborted }: { aborted: () => boolean }): Promise<Called> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const called = { requests: 0, failed: [] as string[] };
  const caller = async () => {
    while (!aborted()) {
      const path = ADDRESSES[called.requests % ADDRESSES.length] ?? '/';
      called.requests += 1;
      const result = await request(origin + path, agent);
      if (result !== '200') called.failed.push(`${new Date().toISOString()} ${path}: ${result}`);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  return called;
}

const request = (url: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
    }).on('error', (error) => resolve(error.message));
  });
