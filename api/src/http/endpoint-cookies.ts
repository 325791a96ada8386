import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies that the browser sends back to one address of the API only, and shows to no script. They never authenticate anybody. */
export interface EndpointCookies {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
}

export const endpointCookies = (request: FastifyRequest, reply: FastifyReply): EndpointCookies => ({
  get: (name) => parseCookie(request.headers.cookie ?? '')[name],
  set(name, value, maxAge) {
    const path = request.routeOptions.url ?? '/api';
    const secure = request.protocol === 'https';
    reply.header(
      'set-cookie',
      stringifySetCookie(name, value, { path, maxAge, secure, httpOnly: true, sameSite: 'strict' }),
    );
  },
});
