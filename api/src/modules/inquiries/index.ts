import { createCounters } from '../../http/counters';
import { keyRemovalJob } from '../../idempotency-keys';
import { removalJob } from '../../tasks';
import { officeMailbox } from '../../mail';
import type { AuditService } from '../audit';
import type { EmployersService } from '../employers';
import type { Module, ModuleParts } from '../module';
import type { PostingsService } from '../postings';
import type { StaffService } from '../staff';
import { inquiriesRepository, newInquiries } from './inquiries.repository';
import { inquiriesRoutes } from './inquiries.routes';
import { createInquiriesService } from './inquiries.service';
import { createSendInquiry } from './send-inquiry';

interface Services {
  readonly audit: AuditService;
  readonly staff: StaffService;
  readonly employers: EmployersService;
  readonly postings: PostingsService;
}

const RETENTION_MS = 2 * 365 * 24 * 60 * 60_000;

export function inquiriesModule(parts: ModuleParts, { audit, staff, employers, postings }: Services): Module {
  const { database, config, limits, openCounts, clock } = parts;
  const service = createInquiriesService({ database, audit, staff, employers, postings, clock });
  const send = createSendInquiry({
    database,
    office: officeMailbox(config.officeEmail),
    counters: createCounters(openCounts, 'inquiries', limits.contact),
    clock,
  });
  return {
    name: 'inquiries',
    service,
    personalData: { byAddress: { inquiries: 'email' } },
    waiting: [{ kind: 'inquiries', roles: ['recruiter'], read: () => newInquiries(database) }],
    housekeeping: [
      keyRemovalJob(database, { table: 'inquiries', createdAt: 'created_at' }),
      removalJob('inquiries', RETENTION_MS, inquiriesRepository(database).removeUnchanged),
    ],
    routes: (app) => inquiriesRoutes(app, { inquiries: service, send, staff }),
  };
}
