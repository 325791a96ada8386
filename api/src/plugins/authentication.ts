import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';

/** The signed-in member a request comes from. `email` is folded to lower case. */
export interface Member {
  readonly id: string;
  readonly email: string;
}

/** Finds the member a bearer token stands for; undefined when it stands for nobody any more. */
export type Authenticate = (token: string) => Promise<Member | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifyInstance {
    /** Hook of routes for members: reads the bearer token, or answers 401. Cookies never authenticate. */
    requireMember(request: FastifyRequest): Promise<void>;
  }
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Gives routes the hook `requireMember` (RFC 6750, header form only). */
export const authentication = fp(async (app: FastifyInstance, { authenticate }: { authenticate: Authenticate }) => {
  app.decorateRequest('member', null);
  app.decorate('requireMember', async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (!authorization) throw new DomainError('UNAUTHENTICATED', 'Please log in to continue.');
    const [, token] = BEARER.exec(authorization) ?? [];
    const member = token && (await authenticate(token));
    if (!member) throw new DomainError('UNAUTHENTICATED', 'Session expired. Please log in again.');
    request.member = member;
  });
});
