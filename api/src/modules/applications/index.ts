import { createCounters } from '../../http/counters';
import type { JobFitService } from '../job-fit';
import type { JobsService } from '../jobs';
import { keyRemovalJob } from '../../idempotency-keys';
import { officeMailbox } from '../../mail';
import type { Module, ModuleParts } from '../module';
import type { ResumeFilesService } from '../resume-files';
import type { OfficeServices } from '../staff';
import { applicationMails } from './application-mails';
import { applicationMessagesRoutes } from './application-messages.routes';
import { createApplicationMessagesService } from './application-messages.service';
import { messageMails } from './message-mails';
import { applicationsRepository } from './applications.repository';
import { applicationsRoutes, officeActivityRoutes } from './applications.routes';
import { createOfficeActivityService } from './office-activity.service';
import { type ApplicationsService, createApplicationsService } from './applications.service';
import { createMessageTemplatesService } from './message-templates.service';
import { officeListRepository } from './office-list.repository';
import { officeApplicationsRoutes } from './office-applications.routes';
import { createOfficeApplicationsService } from './office-applications.service';
import { createResumeLinks } from './resume-links';

export { APPLICATION_FIELDS, applicationLine, applicationsHead } from './application-csv';
export type { OfficeApplication, OfficeFilter } from './office.repository';
export { createOfficeActivityService, type OfficeActivityService } from './office-activity.service';
export { createOfficeService, type OfficeService } from './office.service';

interface Others extends OfficeServices {
  readonly jobs: JobsService;
  readonly resumeFiles: ResumeFilesService;
  readonly jobFit: JobFitService;
}

/** Columns that a member's data does not include: secrets, sort keys and names of the staff. */
const SECRET = {
  resume_links: ['token_hash'],
  applications: ['search', 'sort_name'],
  application_steps: ['by_name'],
  application_notes: ['by_name'],
  application_messages: ['by_name'],
};

export function applicationsModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { jobs, resumeFiles, jobFit, audit, staff }: Others,
): Module<ApplicationsService> {
  const { publicUrl } = config;
  const service = createApplicationsService({ database, jobs, resumeFiles, clock });
  const links = createResumeLinks({ database, contents: resumeFiles.content, publicUrl, clock });
  const activity = createOfficeActivityService({ database, clock });
  const officeParts = { database, audit, activity, jobFit, resumeFiles, publicUrl, clock };
  const office = officeMailbox(config.officeEmail);
  return {
    name: 'applications',
    service,
    mails: {
      ...applicationMails({ database, resumeFiles, links, office, publicUrl }),
      ...messageMails({ database, office, publicUrl }),
    },
    personalData: { secret: SECRET },
    waiting: [{ kind: 'applications', roles: ['recruiter'], read: officeListRepository(database).waiting }],
    retention: [{ kind: 'applications', ...applicationsRepository(database).settled }],
    housekeeping: [links.housekeeping, keyRemovalJob(database, { table: 'applications', createdAt: 'applied_at' })],
    routes: (app) => {
      applicationsRoutes(app, {
        applications: service,
        links,
        counters: createCounters(openCounts, 'apply', limits.apply),
        linkCounters: createCounters(openCounts, 'resume-links', limits.resumeLinks),
      });
      officeActivityRoutes(app, activity);
      applicationMessagesRoutes(app, {
        messages: createApplicationMessagesService({ database, audit, clock }),
        actor: staff.actor,
        counters: createCounters(openCounts, 'messages', limits.messages),
        officeCounters: createCounters(openCounts, 'office-messages', limits.officeMessages),
      });
      officeApplicationsRoutes(app, {
        applications: createOfficeApplicationsService(officeParts),
        templates: createMessageTemplatesService({ database, audit, clock }),
        actor: staff.actor,
      });
    },
  };
}
