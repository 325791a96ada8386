import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

// In a turn as short as this hardly anything can have arrived unseen.
const SHORT_MS = 0.2;
const MAX_MS = 2_000;

/**
 * Ends listening at a moment when no connection waits to be taken up: the system breaks those off,
 * and a proxy in front may not repeat what it has sent on them. One is taken up in each turn of the
 * event loop. A process that never has such a moment ends listening after two seconds.
 */
export async function stopListening(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  const began = performance.now();
  for (let isQuiet = false; !isQuiet;) {
    const [before, from] = [taken, performance.now()];
    await turn();
    const now = performance.now();
    isQuiet = (taken === before && now - from < SHORT_MS) || now - began > MAX_MS;
  }
  server.off('connection', count);
  server.close();
}
