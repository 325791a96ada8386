import { useState } from 'react';
import type { ChangePostingStateBody, OfficePosting } from '@kadam/shared/contract/postings';
import { queryClient, useQuery } from '@kadam/shared/query';
import { useNavigate } from '@kadam/shared/router';
import { officeFailure, type OfficeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { postingHref } from '../../paths';
import { fetchPosting, sendDuplicate, sendState } from './postings.requests';
import { refreshPostings } from './use-postings';

export type PostingLoadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly posting: OfficePosting };

export function usePosting(id: string): PostingLoadState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('posting', id),
    queryFn: ({ signal }) => fetchPosting(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return { status: 'ready', posting: data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}

/** The newest state of a posting, read now. */
export const readPosting = (id: string): Promise<OfficePosting> => fetchPosting(id, new AbortController().signal);

/** A posting was changed: what is known of it and of the list is replaced. */
export async function rememberPosting(posting: OfficePosting): Promise<void> {
  queryClient.setQueryData(queryKey('posting', posting.id), posting);
  await refreshPostings();
}

/** Changes the state of a posting, or duplicates it. */
export function usePostingActions(posting: OfficePosting, onChanged: (posting: OfficePosting) => void) {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<OfficeFailure>();
  const run = async (request: () => Promise<OfficePosting>): Promise<OfficePosting | undefined> => {
    if (isBusy) return undefined;
    setIsBusy(true);
    setFailure(undefined);
    try {
      const changed = await request();
      await rememberPosting(changed);
      return changed;
    } catch (error) {
      const failed = officeFailure(error);
      if (failed.needsCode) await refreshSession();
      setFailure(failed);
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** False if it failed. */
    async changeState(body: Omit<ChangePostingStateBody, 'version'>): Promise<boolean> {
      const changed = await run(() => sendState(posting.id, { ...body, version: posting.version }));
      if (changed) onChanged(changed);
      return changed !== undefined;
    },
    async duplicate(): Promise<void> {
      const copy = await run(() => sendDuplicate(posting.id, crypto.randomUUID()));
      if (copy) void navigate(postingHref(copy.id));
    },
  };
}
