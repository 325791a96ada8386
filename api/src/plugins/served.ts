import { API_BASE, type Endpoint } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** The endpoints of the contract this application answers, in the order they were registered. */
    served: Endpoint[];
    /** HTTP methods the given address takes; none when there is nothing at it. */
    allowedMethods(url: string): string[];
  }
}

/** Keeps the list of served endpoints, from which 405 answers, the OpenAPI document and the tests are told apart from 404. */
export const served = fp(async (app: FastifyInstance) => {
  app.decorate('served', []);
  app.decorate('allowedMethods', (url: string) => {
    const [path = ''] = url.split('?');
    return app.served
      .filter((endpoint) => pattern(endpoint).test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  });
});

const pattern = ({ path }: Endpoint) => new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
