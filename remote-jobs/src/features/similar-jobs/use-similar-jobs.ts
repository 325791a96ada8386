import { useQuery } from '@kadam/shared/query';
import { queryKey } from '../../lib/query-key';
import { fetchSimilar } from './similar-jobs.requests';

/** Jobs like this one, once they have come. */
export const useSimilarJobs = (jobId: string) =>
  useQuery({
    queryKey: queryKey('similar', jobId),
    queryFn: ({ signal }) => fetchSimilar(jobId, signal),
  }).data;
