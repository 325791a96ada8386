import { createCounters } from '../../http/counters';
import { keyRemovalJob } from '../../idempotency-keys';
import { officeMailbox } from '../../mail';
import { retentionHousekeeping, type RetentionJob } from '../../retention';
import type { AuditService } from '../audit';
import type { EmployersService } from '../employers';
import type { Module, ModuleParts } from '../module';
import type { PostingsService } from '../postings';
import type { StaffService } from '../staff';
import { countUnchangedInquiries, inquiriesRepository, newInquiries } from './inquiries.repository';
import { inquiriesRoutes } from './inquiries.routes';
import { createInquiriesService } from './inquiries.service';
import { createSendInquiry } from './send-inquiry';

interface Services {
  readonly audit: AuditService;
  readonly staff: StaffService;
  readonly employers: EmployersService;
  readonly postings: PostingsService;
}

export function inquiriesModule(parts: ModuleParts, { audit, staff, employers, postings }: Services): Module {
  const { database, config, limits, openCounts, clock } = parts;
  const service = createInquiriesService({ database, audit, staff, employers, postings, clock });
  const send = createSendInquiry({
    database,
    office: officeMailbox(config.officeEmail),
    counters: createCounters(openCounts, 'inquiries', limits.contact),
    clock,
  });
  const unchanged: RetentionJob = {
    kind: 'inquiries',
    remove: inquiriesRepository(database).removeUnchanged,
    count: (before) => countUnchangedInquiries(database, before),
  };
  return {
    name: 'inquiries',
    service,
    personalData: { byAddress: { inquiries: 'email' } },
    waiting: [{ kind: 'inquiries', roles: ['recruiter'], read: () => newInquiries(database) }],
    retention: [unchanged],
    housekeeping: [
      keyRemovalJob(database, { table: 'inquiries', createdAt: 'created_at' }),
      retentionHousekeeping(database, unchanged),
    ],
    routes: (app) => inquiriesRoutes(app, { inquiries: service, send, staff }),
  };
}
