import { getCompany } from '@kadam/shared/contract/companies';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { CompaniesService } from './companies.service';

export function companiesRoutes(app: FastifyInstance, companies: CompaniesService): void {
  serve(app, getCompany, {
    handle: async ({ params, query }) => success({ data: await companies.company(params.slug, query.page) }),
  });
}
