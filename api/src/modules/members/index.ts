import { createCounters } from '../../http/counters';
import { keyRemovalJob } from '../../idempotency-keys';
import type { Module, ModuleParts } from '../module';
import { membersRepository } from './members.repository';
import { membersRoutes } from './members.routes';
import { createMembersService, type MembersService } from './members.service';

export { emailRepository, signupRepository } from './members.repository';
export { rejectOtherAddress } from './members.service';
export { type Credentials, membersRepository } from './members.repository';
export type { MembersService } from './members.service';

export function membersModule({ database, limits, openCounts, clock }: ModuleParts): Module<MembersService> {
  const service = createMembersService(membersRepository(database), clock);
  return {
    name: 'members',
    service,
    personalData: { secret: { members: ['password_hash', 'idempotency_key'] } },
    housekeeping: [keyRemovalJob(database, { table: 'members', createdAt: 'created_at' })],
    routes: (app) => membersRoutes(app, service, createCounters(openCounts, 'profile', limits.profile)),
  };
}
