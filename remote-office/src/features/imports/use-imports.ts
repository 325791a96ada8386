import { useState } from 'react';
import {
  IMPORT_MESSAGES,
  type ImportClosing,
  type ImportField,
  type OfficeImport,
  type UndoReport,
} from '@kadam/shared/contract/imports';
import { keepPreviousData, queryClient, useQuery } from '@kadam/shared/query';
import { officeFailure, type OfficeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { refreshSession } from '../../lib/refresh';
import { saveFile } from '../../lib/save-file';
import { refreshList } from '../../lib/settle';
import {
  fetchImport,
  fetchImports,
  fetchReport,
  fetchUndo,
  type ImportsPage,
  sendCheck,
  sendFile,
  sendStart,
  sendUndo,
} from './imports.requests';
import { isAtWork } from './import-texts';

const LIST = 'imports';
const ONE = 'import';
/** How often the progress is read, in milliseconds. */
const PROGRESS_MS = 1_000;

type Loading<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

export function useImports(page: number): Loading<ImportsPage> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(LIST, page),
    queryFn: ({ signal }) => fetchImports(page, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? 5 * PROGRESS_MS : false),
  });
  if (error && !isFetching)
    return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data ? { status: 'ready', data } : { status: 'loading' };
}

/** One import; while it is at work its progress is read again and again. */
export function useImport(id: string): Loading<OfficeImport> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(ONE, id),
    queryFn: ({ signal }) => fetchImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? PROGRESS_MS : false),
  });
  if (data) return { status: 'ready', data };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
}

/** What undoing an import would do, read anew each time the question opens. */
export function useUndoPreview(id: string): Loading<UndoReport> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey('import-undo', id),
    queryFn: ({ signal }) => fetchUndo(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (isFetching) return { status: 'loading' };
  if (error) return { status: 'failed', message: officeFailure(error).message, retry: () => void refetch() };
  return data ? { status: 'ready', data } : { status: 'loading' };
}

/** Uploads a file. `progress` is the sent fraction while it is sent. */
export function useUpload(onUploaded: (id: string) => void) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<OfficeFailure>();
  const run = async (file: File | undefined, source: string) => {
    if (progress !== undefined) return;
    const errors = {
      ...(!file && { file: 'Choose a file.' }),
      ...(!/^[a-z0-9][a-z0-9._-]{0,59}$/.test(source) && { source: IMPORT_MESSAGES.source }),
    };
    if (!file || errors.source) {
      setFailure({ ...officeFailure(undefined), message: '', fieldErrors: errors });
      return;
    }
    setProgress(0);
    setFailure(undefined);
    try {
      const one = await sendFile(file, { id, source }, setProgress);
      queryClient.setQueryData(queryKey(ONE, one.id), one);
      await refreshList(LIST);
      onUploaded(one.id);
    } catch (error) {
      const failed = officeFailure(error);
      if (failed.needsCode) await refreshSession();
      // Another file is another import.
      setId(crypto.randomUUID());
      setFailure(failed);
    }
    setProgress(undefined);
  };
  return { run, progress, failure };
}

/** What can be done with one import; each call replaces the version that is shown. */
export function useImportActions({ id, version }: Pick<OfficeImport, 'id' | 'version'>) {
  const [busy, setBusy] = useState<'check' | 'start' | 'undo' | 'report'>();
  const [failure, setFailure] = useState<OfficeFailure>();
  const attempt = async (name: NonNullable<typeof busy>, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(name);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const failed = officeFailure(error);
      if (failed.needsCode) await refreshSession();
      setFailure(failed);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const change = (name: 'check' | 'start' | 'undo', request: () => Promise<OfficeImport>) =>
    attempt(name, async () => {
      queryClient.setQueryData(queryKey(ONE, id), await request());
      await refreshList(LIST);
    });
  return {
    busy,
    failure,
    check: (mapping: Readonly<Record<string, string>>, closing: ImportClosing) =>
      change('check', () => sendCheck(id, { mapping: entriesOf(mapping), closing, version })),
    start: (skipsRejected: boolean) => change('start', () => sendStart(id, { skipsRejected, version })),
    undo: () => change('undo', () => sendUndo(id, version)),
    saveReport: () => attempt('report', async () => saveFile((await fetchReport(id)) as Blob, 'import-report.csv')),
    reload: async () => {
      setFailure(undefined);
      await queryClient.invalidateQueries({ queryKey: queryKey(ONE, id) });
    },
    forget: () => setFailure(undefined),
  };
}

const entriesOf = (mapping: Readonly<Record<string, string>>) =>
  Object.entries(mapping).map(([column, field]) => ({ column, field: field as ImportField | '' }));
