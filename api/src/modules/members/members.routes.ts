import { getProfile, saveJobseekerProfile, updateProfile } from '@kadam/shared/contract/members';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../http/counters';
import { serve, success } from '../../http/serve';
import type { MembersService } from './members.service';

export function membersRoutes(app: FastifyInstance, members: MembersService, changes: Counters): void {
  serve(app, getProfile, {
    handle: async ({ member }) => success({ user: await members.profile(member.id) }),
  });
  serve(app, updateProfile, {
    counters: changes,
    handle: async ({ member, body }) =>
      success({ message: 'Your profile has been updated.', user: await members.updateProfile(member, body) }),
  });
  serve(app, saveJobseekerProfile, {
    counters: changes,
    handle: async ({ member, body }) =>
      success({
        message: 'Your jobseeker profile has been saved successfully.',
        data: await members.saveJobseekerProfile(member.id, body),
      }),
  });
}
