import type { AuditService } from '../audit';
import type { Module, ModuleParts } from '../module';
import type { StaffService } from '../staff';
import { employersRoutes } from './employers.routes';
import { createEmployersService, type EmployersService } from './employers.service';

export type { EmployersService } from './employers.service';

interface Services {
  readonly audit: AuditService;
  readonly staff: StaffService;
}

export function employersModule(
  { database, clock }: ModuleParts,
  { audit, staff }: Services,
): Module<EmployersService> {
  const service = createEmployersService({ database, audit, clock });
  return { name: 'employers', service, routes: (app) => employersRoutes(app, { employers: service, staff }) };
}
