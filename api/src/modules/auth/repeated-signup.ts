import type { AccountUser, SignupBody } from '@kadam/shared/contract/auth';
import type { Queryable } from '../../db/database';
import type { Caller } from '../../fair-queue';
import { keyReused } from '../../idempotency-keys';
import { signupRepository } from '../members';
import type { Passwords } from './passwords';

interface RepeatedSignupParts {
  readonly database: Queryable;
  readonly passwords: Passwords;
  readonly caller: Caller;
}

/**
 * The account that a request with this key created.
 * @throws DomainError KEY_REUSED if it was a different request
 */
export async function accountSignedUp(
  { database, passwords, caller }: RepeatedSignupParts,
  { password, ...body }: SignupBody,
  idempotencyKey: string | undefined,
): Promise<AccountUser | undefined> {
  const found = idempotencyKey === undefined ? undefined : await signupRepository(database).addedBy(idempotencyKey);
  if (!found) return undefined;
  const { id, firstName, lastName, email, passwordHash } = found;
  const isSame = firstName === body.firstName && lastName === body.lastName && email === body.email;
  if (!isSame || !(await passwords.isRight(password, passwordHash, caller))) throw keyReused();
  return { id, firstName, lastName, email };
}
