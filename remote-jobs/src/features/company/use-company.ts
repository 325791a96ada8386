import { useQuery } from '@kadam/shared/query';
import { queryKey } from '../../lib/query-key';
import { fetchCompany } from './company.requests';

/** What is known of the company behind a posting, once it has come. */
export const useCompany = (postingId: string) =>
  useQuery({
    queryKey: queryKey('company', postingId),
    queryFn: ({ signal }) => fetchCompany(postingId, signal),
  }).data;
