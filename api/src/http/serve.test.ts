import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { endpoint } from '@kadam/shared/contract/endpoint';
import { z } from '@kadam/shared/contract/schema';
import Fastify, { type FastifyInstance } from 'fastify';
import { errorHandler } from '../plugins/error-handler';
import { registeredEndpoints } from '../plugins/registered-endpoints';
import { typeProvider } from '../plugins/type-provider';
import { until } from '../testing/until';
import { serve } from './serve';

const slow = endpoint({
  method: 'GET',
  path: '/test/slow',
  summary: 'Wait',
  access: 'public',
  responses: { 200: z.object({}) },
});
type Handle = Parameters<typeof serve<typeof slow>>[2]['handle'];

describe('when a client disconnects', () => {
  const logged: { readonly level: number; readonly msg: string }[] = [];
  const errors: Error[] = [];
  let app: FastifyInstance;
  let isDisconnected: boolean;

  beforeEach(async () => {
    logged.length = 0;
    isDisconnected = false;
    const stream = new Writable({
      write(line: Buffer, _encoding, done) {
        logged.push(JSON.parse(line.toString()) as (typeof logged)[number]);
        done();
      },
    });
    app = Fastify({ logger: { stream } });
    await app.register(registeredEndpoints);
    await app.register(errorHandler);
    await app.register(typeProvider);
    app.addHook('onError', async (_request, _reply, error) => void errors.push(error));
    app.addHook('onRequest', async (_request, { raw }) => void raw.once('close', () => (isDisconnected = true)));
  });
  afterEach(() => app.close());

  /** Calls an endpoint, and disconnects as soon as its handler runs. */
  async function disconnectFrom(handle: Handle): Promise<void> {
    const began = new Promise<void>((resolve) => {
      serve(app, slow, {
        handle: (call) => {
          resolve();
          return handle(call);
        },
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const request = get({ host: '127.0.0.1', port, path: '/api/test/slow' }).on('error', () => undefined);
    await began;
    request.destroy();
  }

  test('the signal is aborted, and rejecting with its reason is neither an error nor a warning', async () => {
    await disconnectFrom(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    await until(() => logged.some(({ msg }) => msg === 'the client has disconnected'));
    expect([logged.filter(({ level }) => level > 30), errors]).toEqual([[], []]);
  });

  test('a signal that is read afterwards is aborted too', async () => {
    let isAborted: boolean | undefined;
    await disconnectFrom(async (call) => {
      await until(() => isDisconnected);
      isAborted = call.signal.aborted;
      return {};
    });
    await until(() => isAborted !== undefined);
    expect(isAborted).toBe(true);
  });
});
