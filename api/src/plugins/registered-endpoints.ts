import { API_BASE, type Endpoint } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    endpoints: Endpoint[];
    /** HTTP methods of a URL; none if nothing is served there. */
    allowedMethods(url: string): string[];
  }
}

/** Collects the registered endpoints, for 405 responses, the OpenAPI document and the tests. */
export const registeredEndpoints = fp(async (app: FastifyInstance) => {
  app.decorate('endpoints', []);
  app.decorate('allowedMethods', (url: string) => {
    const [path = ''] = url.split('?');
    return app.endpoints
      .filter((endpoint) => pattern(endpoint).test(path))
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  });
});

const pattern = ({ path }: Endpoint) => new RegExp(`^${API_BASE}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
