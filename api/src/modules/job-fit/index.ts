import { RESUME_SKILLS_RETENTION_MONTHS } from '@kadam/shared/contract/resume-skills';
import { createCounters } from '../../http/counters';
import type { JobsService } from '../jobs';
import type { LearningService } from '../learning';
import type { MembersService } from '../members';
import type { Module, ModuleParts } from '../module';
import type { ResumeFilesService } from '../resume-files';
import { jobFitRoutes } from './job-fit.routes';
import { createJobFitService, type JobFitService } from './job-fit.service';
import { resumeSkillsRepository } from './resume-skills.repository';

export type { JobFitService } from './job-fit.service';

interface Services {
  readonly jobs: JobsService;
  readonly learning: LearningService;
  readonly members: MembersService;
  readonly resumeFiles: ResumeFilesService;
}

export function jobFitModule(
  { database, limits, openCounts, clock }: ModuleParts,
  services: Services,
): Module<JobFitService> {
  const resumes = resumeSkillsRepository(database);
  const service = createJobFitService({ resumes, ...services, clock });
  return {
    name: 'job-fit',
    service,
    housekeeping: [
      {
        name: 'skills of resumes',
        run: (now, max) => resumes.removeOld(monthsBefore(now, RESUME_SKILLS_RETENTION_MONTHS), max),
      },
    ],
    routes: (app) => jobFitRoutes(app, service, createCounters(openCounts, 'kept-resume', limits.resumeSkills)),
  };
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
