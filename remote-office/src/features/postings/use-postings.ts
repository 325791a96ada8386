import { useState } from 'react';
import type { BulkResult, ChangePostingsBody } from '@kadam/shared/contract/postings';
import { keepPreviousData, queryClient, useQuery } from '@kadam/shared/query';
import { officeFailure } from '../../lib/office-failure';
import type { PostingsSearch } from '../../lib/postings-search';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { fetchPostings, sendChanges, type PostingsPage } from './postings.requests';

export type PostingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: PostingsPage };

export function usePostings(search: PostingsSearch): PostingsState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('postings', search),
    queryFn: ({ signal }) => fetchPostings(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error && !isFetching) {
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  }
  return data ? { status: 'ready', page: data } : { status: 'loading' };
}

export const refreshPostings = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKey('postings') });

/** Changes several postings; `results` are those of the last change. */
export function useBulkChange() {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [results, setResults] = useState<readonly BulkResult[]>();
  const run = async (body: ChangePostingsBody): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setMessage(undefined);
    setResults(undefined);
    try {
      setResults(await sendChanges(body));
      await refreshPostings();
      return true;
    } catch (error) {
      const failure = officeFailure(error);
      if (failure.needsCode) await refreshSession();
      setMessage(failure.message);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, message, results, run };
}
