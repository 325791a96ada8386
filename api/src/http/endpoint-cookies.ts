import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies for one part of the API, hidden from scripts. They never authenticate. */
export interface EndpointCookies {
  get(name: string): string | undefined;
  /** Sets a cookie for all addresses of the API that begin with `path`. */
  set(name: string, value: string, life: { readonly maxAge: number; readonly path: string }): void;
}

export const endpointCookies = (request: FastifyRequest, reply: FastifyReply): EndpointCookies => ({
  get: (name) => parseCookie(request.headers.cookie ?? '')[name],
  set(name, value, { maxAge, path }) {
    const secure = request.protocol === 'https';
    reply.header(
      'set-cookie',
      stringifySetCookie(name, value, { path, maxAge, secure, httpOnly: true, sameSite: 'strict' }),
    );
  },
});
