import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import { keyRemovalJob } from '../../idempotency-keys';
import { removalJob } from '../../tasks';
import { officeMailbox } from '../../mail';
import type { Module, ModuleParts } from '../module';
import { contactRepository } from './contact.repository';
import { createContactService } from './contact.service';
import { marketingRoutes } from './marketing.routes';
import { createNewestJobs } from './newest-jobs.service';
import { newsletterConsent } from './newsletter-consent';
import { newsletterRepository } from './newsletter.repository';
import { createNewsletterService } from './newsletter.service';

export { withoutLinks } from './contact-mail';
export { newsletterAddressRepository } from './newsletter.repository';

// How long the page of an expired link can still explain its state.
const LINK_RETENTION_MS = 30 * 24 * 60 * 60_000;

export function marketingModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { jobs }: { readonly jobs: JobsService },
): Module {
  const contact = createContactService({
    database,
    office: officeMailbox(config.officeEmail),
    counters: createCounters(openCounts, 'contact', limits.contact),
    clock,
  });
  const newsletter = createNewsletterService({
    database,
    publicUrl: config.publicUrl,
    counters: createCounters(openCounts, 'newsletter', limits.newsletter),
    clock,
  });
  const service = { contact, newsletter, newest: createNewestJobs(jobs, clock) };
  return {
    name: 'marketing',
    service,
    personalData: {
      byAddress: { contact_messages: 'email', newsletter_subscribers: 'email' },
      secret: { newsletter_links: ['token_hash'] },
    },
    consents: [newsletterConsent(config.publicUrl)],
    retention: [{ kind: 'messages', ...contactRepository(database).old }],
    housekeeping: [
      keyRemovalJob(database, { table: 'contact_messages', createdAt: 'created_at' }),
      removalJob(
        'confirmation links of the newsletter',
        LINK_RETENTION_MS,
        newsletterRepository(database).removeConfirmationLinks,
      ),
    ],
    routes: (app) => marketingRoutes(app, service),
  };
}
