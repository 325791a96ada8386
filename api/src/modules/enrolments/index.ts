import { BRAND } from '@kadam/shared/contract/brand';
import { createCounters } from '../../http/counters';
import type { LearningService } from '../learning';
import type { Module, ModuleParts } from '../module';
import { enrolmentsRoutes } from './enrolments.routes';
import { createEnrolmentsService, type EnrolmentsService } from './enrolments.service';

export function enrolmentsModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { learning }: { learning: LearningService },
): Module<EnrolmentsService> {
  const service = createEnrolmentsService({
    database,
    learning,
    office: { name: BRAND.name, address: config.officeEmail },
    publicUrl: config.publicUrl,
    clock,
  });
  return {
    name: 'enrolments',
    service,
    routes: (app) => enrolmentsRoutes(app, service, createCounters(openCounts, 'enrol', limits.enrol)),
  };
}
