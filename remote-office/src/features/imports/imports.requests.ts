import {
  checkImport,
  exportRejectedRows,
  getImport,
  listedImport,
  listImports,
  officeImport,
  type OfficeImport,
  previewUndo,
  startImport,
  undoImport,
  undoReport,
  type UndoReport,
  uploadImport,
  type CheckImportBody,
} from '@kadam/shared/contract/imports';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { callWithFile } from '@kadam/shared/http/upload';
import { dataOf } from '../../lib/data-of';
import { ROWS_PER_PAGE } from '../../lib/list-search';

const importsPage = z.object({
  imports: z.array(listedImport),
  sources: z.array(z.string()),
  pagination: listPagination,
});
export type ImportsPage = z.infer<typeof importsPage>;
const one = z.object({ import: officeImport });
const undo = z.object({ undo: undoReport });

const oneOf = async (body: Promise<unknown>): Promise<OfficeImport> => dataOf(one, await body).import;

export const fetchImports = async (page: number, signal: AbortSignal): Promise<ImportsPage> =>
  dataOf(importsPage, await call(listImports, { query: { page, limit: ROWS_PER_PAGE }, signal }));

export const fetchImport = (id: string, signal: AbortSignal): Promise<OfficeImport> =>
  oneOf(call(getImport, { params: { id }, signal }));

export const sendFile = (
  file: File,
  body: { readonly id: string; readonly source: string },
  onProgress: (fraction: number) => void,
): Promise<OfficeImport> => oneOf(callWithFile(uploadImport, { file, body, onProgress }));

export const sendCheck = (id: string, body: CheckImportBody): Promise<OfficeImport> =>
  oneOf(call(checkImport, { params: { id }, body }));

export const sendStart = (id: string, body: { skipsRejected: boolean; version: number }): Promise<OfficeImport> =>
  oneOf(call(startImport, { params: { id }, body }));

export const fetchUndo = async (id: string, signal: AbortSignal): Promise<UndoReport> =>
  dataOf(undo, await call(previewUndo, { params: { id }, signal })).undo;

export const sendUndo = (id: string, version: number): Promise<OfficeImport> =>
  oneOf(call(undoImport, { params: { id }, body: { version } }));

/** The report as a CSV file. */
export const fetchReport = (id: string): Promise<unknown> => call(exportRejectedRows, { params: { id } });
