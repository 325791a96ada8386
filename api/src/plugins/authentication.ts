import { createHash, timingSafeEqual } from 'node:crypto';
import { type Access, STAFF_ROLES, type StaffRole } from '@kadam/shared/contract/endpoint';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors';

/** The rights of a session of the staff; `isOpen` from the second factor until `endsAt`. */
export interface StaffAccess {
  readonly roles: readonly StaffRole[];
  readonly isOpen: boolean;
  readonly endsAt: Date | null;
}

/** The signed-in member who sent a request. `email` is in lower case. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** Identifies the session; not the token. */
  readonly sessionId: string;
  /** Absent unless the member belongs to the staff. */
  readonly staff?: StaffAccess;
  /** Id of the request, as in the log. */
  readonly requestId?: string;
}

interface Authentication {
  readonly authenticate: Authenticate;
  /** The token of the release guard, only for its own endpoints; without it there is no guard. */
  readonly guardToken?: string | undefined;
}

/**
 * Finds the member of a bearer token; undefined if it is not valid. `isOffice`: the endpoint
 * belongs to the office.
 */
export type Authenticate = (token: string, options?: { readonly isOffice?: boolean }) => Promise<Member | undefined>;

/** Whom an endpoint is for. */
interface Required {
  readonly access: Exclude<Access, 'public'>;
  /** As defined in the contract (`Endpoint`). */
  readonly roles?: readonly StaffRole[] | undefined;
  readonly isPolled?: boolean | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null;
  }
  interface FastifyInstance {
    /**
     * Creates the hook of a route: 401 without a valid token, 403 without the role. Cookies never
     * authenticate.
     */
    requireAccess(required: Required): (request: FastifyRequest) => Promise<void>;
  }
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/** Adds `requireAccess` (RFC 6750, header only): the one place that authorizes calls. */
export const authentication = fp(async (app: FastifyInstance, { authenticate, guardToken }: Authentication) => {
  app.decorateRequest('member', null);
  app.decorate('requireAccess', (required) => async (request: FastifyRequest) => {
    const { access, isPolled } = required;
    const { authorization } = request.headers;
    if (!authorization) throw new DomainError('UNAUTHENTICATED', 'Please log in to continue.');
    const [, token] = BEARER.exec(authorization) ?? [];
    if (access === 'guard' && token && guardToken && isSame(token, guardToken)) return;
    const member = token && (await authenticate(token, { isOffice: access === 'staff' && !isPolled }));
    if (!member) throw new DomainError('UNAUTHENTICATED', 'Session expired. Please log in again.');
    if (access !== 'member') requireStaff(member, required);
    request.member = { ...member, requestId: request.id };
  });
});

/** The role is checked after the second factor, so that the error reveals nothing about roles. */
function requireStaff({ staff }: Member, { access, roles = access === 'guard' ? [] : STAFF_ROLES }: Required): void {
  if (!staff) throw new DomainError('FORBIDDEN', STAFF_MESSAGES.notStaff);
  if (!staff.isOpen) throw new DomainError('SECOND_FACTOR_REQUIRED', STAFF_MESSAGES.secondFactor);
  if (staff.roles.includes('owner') || staff.roles.some((role) => roles.includes(role))) return;
  throw new DomainError('FORBIDDEN', STAFF_MESSAGES.otherRole);
}

// Compares hashes, so that the timing reveals neither the length nor the first letters.
const isSame = (token: string, known: string): boolean => timingSafeEqual(digestOf(token), digestOf(known));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
