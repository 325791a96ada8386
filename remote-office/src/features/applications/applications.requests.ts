import { changeOutcomes, type ChangeOutcome } from '@kadam/shared/contract/bulk-change';
import { jobFit, type JobFit } from '@kadam/shared/contract/job-fit';
import { listTemplates, messageTemplate, type MessageTemplate } from '@kadam/shared/contract/message-templates';
import {
  addInternalNote,
  applicationsBoard,
  changeStatuses,
  exportOfficeApplications,
  getApplicationsBoard,
  getOfficeApplication,
  getOfficeFit,
  getOfficeResume,
  getOfficeResumeText,
  listedApplication,
  listOfficeApplications,
  officeApplication,
  resumeText,
  type AddNoteBody,
  type ApplicationsBoard,
  type ChangeStatusesBody,
  type OfficeApplication,
  type ResumeText,
} from '@kadam/shared/contract/office-applications';
import { listPagination } from '@kadam/shared/contract/paging';
import { z } from '@kadam/shared/contract/zod';
import { call } from '@kadam/shared/http';
import { APPLICATIONS_PER_PAGE, type ApplicationsSearch } from '../../lib/applications-search';
import { dataOf } from '../../lib/data-of';

const page = z.object({ applications: z.array(listedApplication), pagination: listPagination });
export type ApplicationsPage = z.infer<typeof page>;

export const fetchApplications = async (search: ApplicationsSearch, signal: AbortSignal): Promise<ApplicationsPage> =>
  dataOf(page, await call(listOfficeApplications, { query: { ...search, limit: APPLICATIONS_PER_PAGE }, signal }));

/** The applications of one status for a posting, changed last first. */
export const fetchColumn = async (
  posting: string,
  { status, limit }: { readonly status: string; readonly limit: number },
  signal: AbortSignal,
): Promise<ApplicationsPage> =>
  dataOf(page, await call(listOfficeApplications, { query: { posting, status, sort: '-changed', limit }, signal }));

export const fetchBoard = async (id: string, signal: AbortSignal): Promise<ApplicationsBoard> =>
  dataOf(z.object({ board: applicationsBoard }), await call(getApplicationsBoard, { params: { id }, signal })).board;

export const fetchApplication = async (id: string, signal: AbortSignal): Promise<OfficeApplication> =>
  dataOf(z.object({ application: officeApplication }), await call(getOfficeApplication, { params: { id }, signal }))
    .application;

export const fetchFit = async (id: string, signal: AbortSignal): Promise<JobFit> =>
  dataOf(z.object({ fit: jobFit }), await call(getOfficeFit, { params: { id }, signal })).fit;

export const fetchResumeText = async (id: string, signal: AbortSignal): Promise<ResumeText> =>
  dataOf(z.object({ resume: resumeText }), await call(getOfficeResumeText, { params: { id }, signal })).resume;

export const fetchTemplates = async (signal: AbortSignal): Promise<readonly MessageTemplate[]> =>
  dataOf(z.object({ templates: z.array(messageTemplate) }), await call(listTemplates, { signal })).templates;

export const sendStatuses = async (body: ChangeStatusesBody): Promise<readonly ChangeOutcome[]> =>
  dataOf(changeOutcomes, await call(changeStatuses, { body })).outcomes;

export const sendNote = (id: string, body: AddNoteBody): Promise<unknown> =>
  call(addInternalNote, { params: { id }, body });

/** The file. */
export const fetchResume = (id: string): Promise<unknown> => call(getOfficeResume, { params: { id } });

/** All that match as a CSV file. */
export const fetchExport = ({ q, status, posting, messages }: ApplicationsSearch): Promise<unknown> =>
  call(exportOfficeApplications, { query: { q, status, posting, messages } });
