import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * While the process ends, every answer asks for its connection to be closed. The proxy in front then keeps none to this process, on which it
 * would send a request at the moment when the connection is closed.
 */
export const draining = fp(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: { readonly isDraining: boolean } }) => {
    app.addHook('onSend', async (_request, reply) => {
      if (lifecycle.isDraining) reply.header('connection', 'close');
    });
  },
);
