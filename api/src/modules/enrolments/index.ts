import { createCounters } from '../../http/counters';
import { officeMailbox } from '../../mail';
import type { LearningService } from '../learning';
import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { createBatchesService } from './batches.service';
import { enrolmentsRoutes } from './enrolments.routes';
import { createEnrolmentsService, type EnrolmentsService } from './enrolments.service';
import { createMovesService } from './moves.service';
import { officeEnrolmentsRoutes } from './office-enrolments.routes';
import { createOfficeEnrolmentsService } from './office-enrolments.service';
import { createSeats } from './seats';

interface Services extends OfficeServices {
  readonly learning: LearningService;
}

export function enrolmentsModule(
  { database, config, limits, openCounts, clock }: ModuleParts,
  { learning, audit, staff }: Services,
): Module<EnrolmentsService> {
  const seats = createSeats({ publicUrl: config.publicUrl, clock });
  const service = createEnrolmentsService({
    database,
    learning,
    seats,
    office: officeMailbox(config.officeEmail),
    publicUrl: config.publicUrl,
    clock,
  });
  return {
    name: 'enrolments',
    service,
    beforeDeletion: (tx, { id }) => service.removeAll(tx, id),
    waiting: [{ kind: 'enrollments', roles: ['course_manager'], read: service.waiting }],
    routes(app) {
      enrolmentsRoutes(app, service, createCounters(openCounts, 'enrol', limits.enrol));
      officeEnrolmentsRoutes(app, {
        batches: createBatchesService({ database, audit, seats, clock }),
        enrolments: createOfficeEnrolmentsService({ database, audit, seats, clock }),
        moves: createMovesService({ database, audit, seats, clock }),
        staff,
      });
    },
  };
}
