import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * While the process shuts down, every response closes its connection, so that the proxy sends no
 * further request on it.
 */
export const draining = fp(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: { readonly isDraining: boolean } }) => {
    app.addHook('onSend', async (_request, reply) => {
      if (lifecycle.isDraining) reply.header('connection', 'close');
    });
  },
);
