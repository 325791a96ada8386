import { createEmployer, editEmployer, getEmployer, listEmployers } from '@kadam/shared/contract/employers';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { EmployersService } from './employers.service';

interface Parts {
  readonly employers: EmployersService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function employersRoutes(app: FastifyInstance, { employers, staff }: Parts): void {
  const one = async (employer: ReturnType<EmployersService['employer']>) =>
    success({ data: { employer: await employer } });
  serve(app, listEmployers, { handle: async ({ query }) => success({ data: await employers.list(query) }) });
  serve(app, getEmployer, { handle: ({ params }) => one(employers.employer(params.id)) });
  serve(app, createEmployer, {
    handle: async ({ member, body }) => one(employers.create(await staff.actor(member), body)),
  });
  serve(app, editEmployer, {
    handle: async ({ member, params, body }) => one(employers.edit(await staff.actor(member), params.id, body)),
  });
}
