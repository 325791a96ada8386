import {
  checkImport,
  exportRejectedRows,
  getImport,
  listImports,
  previewUndo,
  startImport,
  undoImport,
  uploadImport,
  type CheckImportBody,
} from '@kadam/shared/contract/imports';
import { call } from '@kadam/shared/http';
import { callWithFile } from '@kadam/shared/http/upload';
import { callForData, dataOf } from '../../lib/call-for-data';
import { ROWS_PER_PAGE } from '../../lib/list-search';

export const fetchImports = (page: number, signal: AbortSignal) =>
  callForData(listImports, { query: { page, limit: ROWS_PER_PAGE }, signal });
export type ImportsPage = Awaited<ReturnType<typeof fetchImports>>;

export const fetchImport = async (id: string, signal: AbortSignal) =>
  (await callForData(getImport, { params: { id }, signal })).import;

export const sendFile = async (
  file: File,
  body: { readonly id: string; readonly source: string },
  onProgress: (fraction: number) => void,
) => dataOf(uploadImport, await callWithFile(uploadImport, { file, body, onProgress })).import;

export const sendCheck = async (id: string, body: CheckImportBody) =>
  (await callForData(checkImport, { params: { id }, body })).import;

export const sendStart = async (id: string, body: { skipsRejected: boolean; version: number }) =>
  (await callForData(startImport, { params: { id }, body })).import;

export const fetchUndo = async (id: string, signal: AbortSignal) =>
  (await callForData(previewUndo, { params: { id }, signal })).undo;

export const sendUndo = async (id: string, version: number) =>
  (await callForData(undoImport, { params: { id }, body: { version } })).import;

/** The report as a CSV file. */
export const fetchReport = (id: string): Promise<unknown> => call(exportRejectedRows, { params: { id } });
