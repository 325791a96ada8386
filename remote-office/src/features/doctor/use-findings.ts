import type { Finding } from '@kadam/shared/contract/doctor';
import { useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { fetchFindings } from './doctor.requests';

type FindingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly findings: readonly Finding[] };

export function useFindings(): FindingsState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('doctor'),
    queryFn: ({ signal }) => fetchFindings(signal),
    staleTime: 0,
  });
  if (data) return { status: 'ready', findings: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}
