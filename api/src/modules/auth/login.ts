import type { AccountUser, LoginBody } from '@kadam/shared/contract/auth';
import { DomainError } from '../../errors';
import type { Credentials, MembersService } from '../members';
import type { Device } from './device-cookies';
import { callerOf, type LoginThrottle } from './login-throttle';
import { createLoginQueue, type Passwords } from './passwords';
import type { Sessions } from './sessions';

interface LoginParts {
  readonly members: Pick<MembersService, 'credentials'>;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly throttle: LoginThrottle;
}

/** Origin of a login attempt. */
interface Origin {
  readonly client: string;
  readonly device: Device | undefined;
  /** Aborted when the client disconnects; an attempt that is still queued is dropped then. */
  readonly signal: AbortSignal;
}

interface SignedIn {
  readonly token: string;
  readonly user: AccountUser;
  readonly isEmailConfirmed: boolean;
  /** The new device cookie. */
  readonly device: Partial<Device>;
}

/** Login with email address and password. */
export function createLogin({ members, sessions, passwords, throttle }: LoginParts) {
  async function logIn(
    { email, password, keepLoggedIn: isKept = false }: LoginBody,
    { client, device }: Omit<Origin, 'signal'>,
  ): Promise<SignedIn> {
    const found = await members.credentials(email);
    const generation = found?.deviceGeneration ?? 0;
    const known = device?.generation === generation ? device.id : undefined;
    const attempt = { email, client, device: known };
    await throttle.begin(attempt);
    const isRight = await passwords.isRight(password, found?.passwordHash, callerOf(attempt));
    // Also undefined if the password was changed while it was checked.
    const token = isRight && found ? await sessions.start({ ...found, memberId: found.id, isKept }) : undefined;
    if (!token || !found) {
      await throttle.fail(attempt);
      throw new DomainError('WRONG_CREDENTIALS', 'Invalid email or password.');
    }
    await throttle.succeed(attempt);
    const isEmailConfirmed = found.emailConfirmedAt !== null;
    const shown = { ...(known !== undefined && { id: known }), generation };
    return { token, user: toUser(found), isEmailConfirmed, device: shown };
  }

  const inTurn = createLoginQueue();
  return (body: LoginBody, origin: Origin): Promise<SignedIn> => {
    const caller = callerOf({ email: body.email, client: origin.client, device: origin.device?.id });
    return inTurn(caller, () => logIn(body, origin), origin.signal);
  };
}

const toUser = ({ id, firstName, lastName, email, staffRoles }: Credentials): AccountUser => ({
  id,
  firstName,
  lastName,
  email,
  ...(staffRoles && { staffRoles }),
});
