import { useState } from 'react';
import { keepPreviousData, useQuery } from '@kadam/shared/query';
import type { AuditSearch } from '../../lib/audit-search';
import { officeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { saveFile } from '../../lib/save-file';
import { fetchAudit, fetchExport, type AuditPage } from './audit.requests';

export type AuditState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: AuditPage };

export function useAudit(search: AuditSearch): AuditState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('audit', search),
    queryFn: ({ signal }) => fetchAudit(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error && !isFetching) {
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  }
  return data ? { status: 'ready', page: data } : { status: 'loading' };
}

/** Saves the entries of a search as a file. */
export function useAuditExport(search: AuditSearch) {
  const [message, setMessage] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(undefined);
    try {
      saveFile((await fetchExport(search)) as Blob, 'audit-log.csv');
    } catch (error) {
      const failure = officeFailure(error);
      if (failure.needsCode) await refreshSession();
      setMessage(failure.message);
    }
    setIsBusy(false);
  };
  return { message, isBusy, run };
}
