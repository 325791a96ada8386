import { listTemplates } from '@kadam/shared/contract/message-templates';
import {
  addInternalNote,
  changeStatuses,
  exportOfficeApplications,
  getApplicationsBoard,
  getOfficeApplication,
  getOfficeFit,
  getOfficeResume,
  getOfficeResumeText,
  listOfficeApplications,
  type AddNoteBody,
  type ChangeStatusesBody,
} from '@kadam/shared/contract/office-applications';
import { call } from '@kadam/shared/http';
import { APPLICATIONS_PER_PAGE, type ApplicationsSearch } from '../../lib/applications-search';
import { callForData } from '../../lib/call-for-data';

export const fetchApplications = (search: ApplicationsSearch, signal: AbortSignal) =>
  callForData(listOfficeApplications, { query: { ...search, limit: APPLICATIONS_PER_PAGE }, signal });
export type ApplicationsPage = Awaited<ReturnType<typeof fetchApplications>>;

/** The applications of one status for a posting, latest change first. */
export const fetchColumn = (
  posting: string,
  { status, limit }: { readonly status: string; readonly limit: number },
  signal: AbortSignal,
) => callForData(listOfficeApplications, { query: { posting, status, sort: '-changed', limit }, signal });

export const fetchBoard = async (id: string, signal: AbortSignal) =>
  (await callForData(getApplicationsBoard, { params: { id }, signal })).board;

export const fetchApplication = async (id: string, signal: AbortSignal) =>
  (await callForData(getOfficeApplication, { params: { id }, signal })).application;

export const fetchFit = async (id: string, signal: AbortSignal) =>
  (await callForData(getOfficeFit, { params: { id }, signal })).fit;

export const fetchResumeText = async (id: string, signal: AbortSignal) =>
  (await callForData(getOfficeResumeText, { params: { id }, signal })).resume;

export const fetchTemplates = async (signal: AbortSignal) => (await callForData(listTemplates, { signal })).templates;

export const sendStatuses = async (body: ChangeStatusesBody) => (await callForData(changeStatuses, { body })).outcomes;

export const sendNote = (id: string, body: AddNoteBody): Promise<unknown> =>
  call(addInternalNote, { params: { id }, body });

/** The file. */
export const fetchResume = (id: string): Promise<unknown> => call(getOfficeResume, { params: { id } });

/** All matches as a CSV file. */
export const fetchExport = ({ q, status, posting, messages }: ApplicationsSearch): Promise<unknown> =>
  call(exportOfficeApplications, { query: { q, status, posting, messages } });
