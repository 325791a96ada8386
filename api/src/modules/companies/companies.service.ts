import { COMPANY_PAGE_SIZE, type CompanyPage } from '@kadam/shared/contract/companies';
import { requireFound } from '../../errors';
import type { JobsService } from '../jobs';
import type { companiesRepository } from './companies.repository';

interface Parts {
  readonly companies: ReturnType<typeof companiesRepository>;
  readonly jobs: Pick<JobsService, 'openOfEmployer'>;
}

export type CompaniesService = ReturnType<typeof createCompaniesService>;

/** The public pages of the employers. */
export const createCompaniesService = ({ companies, jobs }: Parts) => ({
  /** @param slug the current or a former one */
  async company(slug: string, page: number): Promise<CompanyPage> {
    const { id, openJobs, ...company } = requireFound(
      await companies.find(slug),
      'There is no company at this address.',
    );
    const skipped = (page - 1) * COMPANY_PAGE_SIZE;
    const jobPostings = await jobs.openOfEmployer(id, { skipped, limit: COMPANY_PAGE_SIZE });
    return { company, jobPostings, pagination: { page, limit: COMPANY_PAGE_SIZE, total: openJobs } };
  },

  slugOf: (postingId: string) => companies.slugOf(postingId),

  hiring: () => companies.hiring(),
});
