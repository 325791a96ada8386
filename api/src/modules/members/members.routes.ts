import { saveJobseekerProfile } from '@kadam/shared/contract/members';
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../../plugins/counters';
import { serve, success } from '../../plugins/serve';
import type { MembersService } from './members.service';

export function membersRoutes(app: FastifyInstance, members: MembersService, counters: Counters): void {
  serve(app, saveJobseekerProfile, {
    counters,
    answer: async ({ member, body }) =>
      success({
        message: 'Your jobseeker profile has been saved successfully.',
        data: await members.saveJobseekerProfile(member.id, body),
      }),
  });
}
