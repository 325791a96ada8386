import { getProfile, login, signup, updateProfile } from '@kadam/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../plugins/counters';
import { serve, success } from '../../plugins/serve';
import type { MembersService } from '../members';
import type { AuthService } from './auth.service';

interface AuthRoutesParts {
  auth: AuthService;
  members: MembersService;
  signups: Counters;
  profileChanges: Counters;
}

export function authRoutes(app: FastifyInstance, { auth, members, signups, profileChanges }: AuthRoutesParts): void {
  serve(app, signup, {
    counters: signups,
    answer: async ({ body }) =>
      success({ message: 'Your account has been created. Please log in.', user: await auth.signup(body) }),
  });
  serve(app, login, {
    answer: async ({ body, client }) => success({ ...(await auth.login(body, client)) }),
  });
  serve(app, getProfile, {
    answer: async ({ member }) => success({ user: await members.profile(member.id) }),
  });
  serve(app, updateProfile, {
    counters: profileChanges,
    answer: async ({ member, body }) =>
      success({ message: 'Your profile has been updated.', user: await members.updateProfile(member, body) }),
  });
}
