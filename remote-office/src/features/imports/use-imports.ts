import { useState } from 'react';
import {
  IMPORT_MESSAGES,
  type ImportClosing,
  type ImportField,
  type OfficeImport,
  type UndoReport,
} from '@kadam/shared/contract/imports';
import { queryClient } from '@kadam/shared/query';
import { officeFailure, type OfficeFailure } from '../../lib/office-failure';
import { queryKey } from '../../lib/query-key';
import { saveFile } from '@kadam/shared/ui/save-file';
import { refreshList, settle } from '../../lib/settle';
import { useChange } from '../../lib/use-change';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
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
/** Polling interval of the progress, in milliseconds. */
const PROGRESS_MS = 1_000;

export const useImports = (page: number): Loaded<ImportsPage> =>
  useLoaded({
    key: [LIST, page],
    load: (signal) => fetchImports(page, signal),
    keepsPrevious: true,
    refetchAfter: ({ imports }) => imports.some(isAtWork) && 5 * PROGRESS_MS,
  });

/** One import; its progress is polled while it is running. */
export const useImport = (id: string): Loaded<OfficeImport> =>
  useLoaded({
    key: [ONE, id],
    load: (signal) => fetchImport(id, signal),
    keepsOnError: true,
    refetchAfter: (one) => isAtWork(one) && PROGRESS_MS,
  });

/** The effect of undoing an import, loaded each time the dialog opens. */
export const useUndoPreview = (id: string): Loaded<UndoReport> =>
  useLoaded({ key: ['import-undo', id], load: (signal) => fetchUndo(id, signal), isReadAnew: true });

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
    const failed = await settle(
      sendFile(file, { id, source }, setProgress).then(async (one) => {
        await rememberImport(one);
        onUploaded(one.id);
      }),
    );
    // A different file is a different import.
    if (failed) setId(crypto.randomUUID());
    setFailure(failed);
    setProgress(undefined);
  };
  return { run, progress, failure };
}

async function rememberImport(one: OfficeImport): Promise<void> {
  queryClient.setQueryData(queryKey(ONE, one.id), one);
  await refreshList(LIST);
}

type Action = 'check' | 'start' | 'undo' | 'report';

/** Actions on one import; each call replaces the version that is shown. */
export function useImportActions({ id, version }: Pick<OfficeImport, 'id' | 'version'>) {
  const { pending, failure, run, forget } = useChange((_: Action, work: () => Promise<unknown>) => settle(work()));
  const change = (name: Action, request: () => Promise<OfficeImport>) =>
    run(name, async () => rememberImport(await request()));
  return {
    busy: pending?.[0],
    message: failure?.message,
    isOutdated: failure?.isConflict,
    check: (mapping: Readonly<Record<string, string>>, closing: ImportClosing) =>
      change('check', () => sendCheck(id, { mapping: entriesOf(mapping), closing, version })),
    start: (skipsRejected: boolean) => change('start', () => sendStart(id, { skipsRejected, version })),
    undo: () => change('undo', () => sendUndo(id, version)),
    saveReport: () => run('report', async () => saveFile((await fetchReport(id)) as Blob, 'import-report.csv')),
    reload: async () => {
      forget();
      await refreshList(ONE, id);
    },
    forget,
  };
}

const entriesOf = (mapping: Readonly<Record<string, string>>) =>
  Object.entries(mapping).map(([column, field]) => ({ column, field: field as ImportField | '' }));
