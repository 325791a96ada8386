import type { Module, ModuleParts } from '../module';
import type { OfficeServices } from '../staff';
import { employersRoutes } from './employers.routes';
import { createEmployersService, type EmployersService } from './employers.service';

export type { EmployersService } from './employers.service';

export function employersModule(
  { database, clock }: ModuleParts,
  { audit, staff }: OfficeServices,
): Module<EmployersService> {
  const service = createEmployersService({ database, audit, clock });
  return { name: 'employers', service, routes: (app) => employersRoutes(app, { employers: service, staff }) };
}
