/** Replaces the program of a parser process in tests; the bytes are its commands. */

import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const chunks = [];

process.on('message', async ({ bytes }) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'crash') process.abort();
  const [verb, file] = order.split(' ');
  // So that a test knows when the file is being read.
  if (file) writeFileSync(file, '');
  while (verb === 'hang');
  // Longer than the processor time that tests allow, using none of it.
  if (verb === 'nap') await delay(700);
  if (order === 'wait') await new Promise(() => undefined);
  while (order === 'grow') chunks.push(Buffer.alloc(1024 * 1024, 1));
  if (order === 'priority') return process.send({ unreadable: `niceness ${getPriority()}` });
  process.send(order === 'error' ? { error: 'TypeError' } : { unreadable: `${process.pid} ${order}` });
});
process.on('disconnect', () => process.exit());
process.send('ready');
