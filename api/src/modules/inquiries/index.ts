import { createCounters } from '../../http/counters';
import { keyRemovalJob } from '../../idempotency-keys';
import { officeMailbox } from '../../mail';
import type { EmployersService } from '../employers';
import type { Module, ModuleParts } from '../module';
import type { PostingsService } from '../postings';
import type { OfficeServices } from '../staff';
import { inquiriesRepository, newInquiries } from './inquiries.repository';
import { inquiriesRoutes } from './inquiries.routes';
import { createInquiriesService } from './inquiries.service';
import { createSendInquiry } from './send-inquiry';

interface Services extends OfficeServices {
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
  return {
    name: 'inquiries',
    service,
    personalData: { byAddress: { inquiries: 'email' } },
    waiting: [{ kind: 'inquiries', roles: ['recruiter'], read: () => newInquiries(database) }],
    retention: [{ kind: 'inquiries', ...inquiriesRepository(database).unchanged }],
    housekeeping: [keyRemovalJob(database, { table: 'inquiries', createdAt: 'created_at' })],
    routes: (app) => inquiriesRoutes(app, { inquiries: service, send, staff }),
  };
}
