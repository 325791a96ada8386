import type { JobsService } from '../jobs';
import type { Module, ModuleParts } from '../module';
import { companiesRepository } from './companies.repository';
import { companiesRoutes } from './companies.routes';
import { type CompaniesService, createCompaniesService } from './companies.service';

export type { CompaniesService } from './companies.service';

export function companiesModule(
  { readDatabase }: ModuleParts,
  { jobs }: { readonly jobs: JobsService },
): Module<CompaniesService> {
  const service = createCompaniesService({ companies: companiesRepository(readDatabase), jobs });
  return { name: 'companies', service, routes: (app) => companiesRoutes(app, service) };
}
