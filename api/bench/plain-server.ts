import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../src/config';
import type { Database } from '../src/db/database';
import { openDatabase } from '../src/db/open';
import { plainSearch } from './plain-search';

/**
 * Serves what the job search is compared with: the search without an index, and a handler that only
 * sends the bytes it was given.
 */
export async function servePlain(): Promise<void> {
  const app = Fastify({ bodyLimit: 1024 * 1024 });
  // The embedded database belongs to the API until the first request.
  let opening: Promise<Database> | undefined;
  const database = () => (opening ??= openDatabase({ ...readConfig(process.env), statementTimeoutMs: 0 }));
  let bytes: Buffer = Buffer.alloc(0);

  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  app.put('/bare', async (request) => {
    bytes = request.body as Buffer;
    return {};
  });
  app.get('/bare', (_request, reply) => reply.type('application/json').header('content-encoding', 'br').send(bytes));
  app.get('/plain', async (request, reply) => {
    reply.hijack();
    await plainSearch(await database())(request.raw, reply.raw);
  });
  app.addHook('onClose', async () => (await opening)?.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ listening: { port: (app.server.address() as AddressInfo).port } });
  const end = () => void app.close().then(() => process.exit(0));
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, end);
}
