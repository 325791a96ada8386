import { APPLICATION_RETENTION_YEARS } from '@kadam/shared/contract/applications';
import { BRAND } from '@kadam/shared/contract/brand';
import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import { keyRemovalJob } from '../../idempotency-keys';
import type { Module, ModuleParts } from '../module';
import type { ResumeFilesService } from '../resume-files';
import { applicationMails } from './application-mails';
import { removeSettled } from './applications.repository';
import { applicationsRoutes, officeActivityRoutes } from './applications.routes';
import { createOfficeActivityService } from './office-activity.service';
import { type ApplicationsService, createApplicationsService } from './applications.service';
import { createResumeLinks } from './resume-links';

export type { OfficeApplication, OfficeFilter } from './office.repository';
export { createOfficeActivityService, type OfficeActivityService } from './office-activity.service';
export { createOfficeService, type OfficeService } from './office.service';

interface Others {
  readonly jobs: JobsService;
  readonly resumeFiles: ResumeFilesService;
}

export function applicationsModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { jobs, resumeFiles }: Others,
): Module<ApplicationsService> {
  const service = createApplicationsService({ database, jobs, resumeFiles, clock });
  const links = createResumeLinks({ database, contents: resumeFiles.content, publicUrl: config.publicUrl, clock });
  const activity = createOfficeActivityService({ database, clock });
  const office = { name: BRAND.name, address: config.officeEmail };
  return {
    name: 'applications',
    service,
    mails: applicationMails({ database, resumeFiles, links, office, publicUrl: config.publicUrl }),
    personalData: { secret: { resume_links: ['token_hash'] } },
    housekeeping: [
      links.housekeeping,
      {
        name: 'applications',
        run: (now, max) => removeSettled(database, yearsBefore(now, APPLICATION_RETENTION_YEARS), max),
      },
      keyRemovalJob(database, { table: 'applications', createdAt: 'applied_at' }),
    ],
    routes: (app) => {
      applicationsRoutes(app, {
        applications: service,
        links,
        counters: createCounters(openCounts, 'apply', limits.apply),
        linkCounters: createCounters(openCounts, 'resume-links', limits.resumeLinks),
      });
      officeActivityRoutes(app, activity);
    },
  };
}

function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
