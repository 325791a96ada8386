import { createCounters } from '../../http/counters';
import type { MembersService } from '../members';
import type { Module, ModuleParts } from '../module';
import { authRoutes } from './auth.routes';
import { type AuthService, createAuthService } from './auth.service';
import { createDeviceCookies } from './device-cookies';
import { createLoginThrottle } from './login-throttle';
import { createPasswords } from './passwords';
import { readServerKey } from '../../db/server-key';
import { createSessions } from './sessions';
import { SESSIONS_ENDED, sessionsRepository } from './sessions.repository';

export { sessionsRepository } from './sessions.repository';
export type { LoginLimits } from './login-throttle';

export function authModule(
  { database, limits, openCounts, clock }: ModuleParts,
  { members }: { members: MembersService },
): Module<AuthService> {
  const passwords = createPasswords();
  const sessions = createSessions(sessionsRepository(database), clock);
  const service = createAuthService({
    members,
    sessions,
    passwords,
    throttle: createLoginThrottle(limits.login, openCounts),
  });
  const devices = createDeviceCookies(() => readServerKey(database, 'device-cookies'));
  const signups = createCounters(openCounts, 'signup', limits.signup);
  const passwordChanges = createCounters(openCounts, 'change-password', limits.changePassword);
  let stopListening: (() => Promise<void>) | undefined;
  return {
    name: 'auth',
    service,
    chores: [{ name: 'ended sessions', run: sessions.removeEnded }],
    async start() {
      await passwords.warmUp();
      if (database.isShared) stopListening = await database.listen(SESSIONS_ENDED, sessions.forgetAll);
    },
    stop: async () => stopListening?.(),
    routes: (app) => authRoutes(app, { auth: service, devices, signups, passwordChanges }),
  };
}
