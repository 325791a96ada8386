import { changePassword, login, logout, logoutEverywhere, signup } from '@kadam/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { AuthService } from './auth.service';
import { DEVICE_PATH, DEVICE_SECONDS, type DeviceCookies } from './device-cookies';

interface AuthRoutesParts {
  auth: AuthService;
  devices: DeviceCookies;
  signups: Counters;
  passwordTries: Counters;
}

export function authRoutes(app: FastifyInstance, parts: AuthRoutesParts): void {
  const { auth, devices, signups, passwordTries } = parts;
  serve(app, signup, {
    counters: signups,
    handle: async ({ body, client, idempotencyKey }) => {
      const user = await auth.signup(body, client, idempotencyKey);
      return success({ message: 'Your account has been created. Please log in.', user });
    },
  });
  serve(app, login, {
    handle: async ({ body, client, cookies, signal }) => {
      const cookie = await devices.of(body.email);
      const shown = cookie.read(cookies.get(cookie.name));
      const { device, ...signedIn } = await auth.login(body, { client, device: shown, signal });
      cookies.set(cookie.name, cookie.write(device), { maxAge: DEVICE_SECONDS, path: DEVICE_PATH });
      return success(signedIn);
    },
  });
  serve(app, changePassword, {
    counters: passwordTries,
    handle: async ({ member, body }) => {
      await auth.changePassword(member, body);
      return success({ message: 'Your password has been changed. You are logged out everywhere else.' });
    },
  });
  serve(app, logout, {
    handle: async ({ member }) => {
      await auth.logout(member);
      return success({ message: 'You are logged out.' });
    },
  });
  serve(app, logoutEverywhere, {
    handle: async ({ member }) => {
      const otherSessions = await auth.logoutEverywhere(member);
      return success({ message: `You are logged out everywhere. ${endedSentence(otherSessions)}`, otherSessions });
    },
  });
}

function endedSentence(count: number): string {
  if (count === 0) return 'There was no other session.';
  return count === 1 ? 'One other session has ended.' : `${count} other sessions have ended.`;
}
