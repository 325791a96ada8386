import { createHash, timingSafeEqual } from 'node:crypto';
import type { Access } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';

/** Whom an endpoint can be for; an operator is also a member. */
export type Role = Exclude<Access, 'public' | 'guard'>;

/** The signed-in member a request comes from. `email` is folded to lower case. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Names the session, not the token. */
  readonly sessionId: string;
}

interface Authentication {
  readonly authenticate: Authenticate;
  /** The token of the release guard, for its own endpoints only; without one there is no guard. */
  readonly guardToken?: string | undefined;
}

/** Finds the member of a bearer token; undefined when it is not valid. */
export type Authenticate = (token: string) => Promise<Member | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifyInstance {
    /**
     * Creates the hook of a route: 401 without a valid token, 403 without the role. Cookies never
     * authenticate.
     */
    requireRole(role: Exclude<Access, 'public'>): (request: FastifyRequest) => Promise<void>;
  }
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Adds `requireRole` (RFC 6750, header only): the one place that authorizes calls. */
export const authentication = fp(async (app: FastifyInstance, { authenticate, guardToken }: Authentication) => {
  app.decorateRequest('member', null);
  app.decorate('requireRole', (role) => async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (!authorization) throw new DomainError('UNAUTHENTICATED', 'Please log in to continue.');
    const [, token] = BEARER.exec(authorization) ?? [];
    if (role === 'guard' && token && guardToken && isSame(token, guardToken)) return;
    const member = token && (await authenticate(token));
    if (!member) throw new DomainError('UNAUTHENTICATED', 'Session expired. Please log in again.');
    if (role !== 'member' && member.role !== 'operator') {
      throw new DomainError('FORBIDDEN', 'Only operators of the portal may do this, and this account is not one.');
    }
    request.member = member;
  });
});

// Compares hashes, so that the time reveals neither the length nor the first letters.
const isSame = (token: string, known: string): boolean => timingSafeEqual(digestOf(token), digestOf(known));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
