import { type Counters, createCounters, type Limit } from '../../http/counters';
import type { MembersService } from '../members';
import type { Module, ModuleParts } from '../module';
import { createAccountLinks } from './account-links';
import { accountLinksRepository } from './account-links.repository';
import { authRoutes } from './auth.routes';
import { type AuthService, createAuthService } from './auth.service';
import { createConfirmationService } from './confirmation.service';
import { createDeviceCookies } from './device-cookies';
import { createEmailChangeService } from './email-change.service';
import { createLoginThrottle } from './login-throttle';
import { mailRoutes } from './mail.routes';
import { createPasswords, type PasswordCost } from './passwords';
import { createResetQuota, createResetService } from './reset.service';
import { serverKeyReader } from '../../db/server-key';
import { createOfficeSessions, type OfficeSessions } from './office-sessions';
import { createSessions, type Sessions } from './sessions';
import { SESSIONS_ENDED, sessionsRepository } from './sessions.repository';

export type { PasswordCost } from './passwords';
export { createOfficeSessions, type OfficeSessions } from './office-sessions';
export type { LinkPurpose } from './account-links.repository';

export type AuthApi = AuthService & {
  /** Counts password attempts of signed-in members. */
  readonly passwordTries: Counters;
  readonly office: OfficeSessions;
  readonly currentMember: Sessions['current'];
};

interface AuthParts {
  readonly members: MembersService;
  /** Cost of hashing a password; the OWASP recommendation by default. */
  readonly passwordCost?: PasswordCost | undefined;
}

export function authModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { members, passwordCost }: AuthParts,
): Module<AuthApi> {
  const { publicUrl } = config;
  const passwords = createPasswords(passwordCost);
  const sessions = createSessions(sessionsRepository(database), clock);
  const links = createAccountLinks(publicUrl);
  const throttle = createLoginThrottle(limits.login, openCounts);
  const shared = { database, links, passwords, sessions, publicUrl, clock };
  const service = createAuthService({ ...shared, members, throttle });
  const counted = (name: string, limit: Limit) => createCounters(openCounts, name, limit);
  const reset = createResetService({ ...shared, quota: createResetQuota(limits.resetMails, openCounts) });
  const confirmation = createConfirmationService({ database, links, clock });
  const devices = createDeviceCookies(serverKeyReader(database, 'device-cookies'));
  const passwordTries = createCounters(openCounts, 'change-password', limits.changePassword);
  const emailChange = createEmailChangeService({ ...shared, auth: service, passwordTries });
  let stopListening: (() => Promise<void>) | undefined;
  return {
    name: 'auth',
    service: { ...service, passwordTries, office: createOfficeSessions(clock), currentMember: sessions.current },
    tasks: reset.tasks,
    personalData: { secret: { sessions: ['token_hash'], account_links: ['token_hash'] } },
    housekeeping: [
      { name: 'ended sessions', run: sessions.removeEnded },
      { name: 'links of accounts', run: accountLinksRepository(database).removeExpired },
    ],
    async start() {
      await passwords.warmUp();
      if (database.isShared) stopListening = await database.listen(SESSIONS_ENDED, sessions.forgetAll);
    },
    stop: async () => stopListening?.(),
    routes(app) {
      authRoutes(app, { auth: service, devices, signups: counted('signup', limits.signup), passwordTries });
      mailRoutes(app, {
        reset,
        confirmation,
        emailChange,
        devices,
        resets: counted('forgotPassword', limits.forgotPassword),
        linkUses: counted('accountLinks', limits.accountLinks),
        confirmations: counted('confirmations', limits.confirmations),
        emailChanges: counted('emailChanges', limits.emailChanges),
      });
    },
  };
}
