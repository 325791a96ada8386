import { queryClient } from '@kadam/shared/query';
import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import type { ApplicationsBoard, OfficeApplication } from '@kadam/shared/contract/office-applications';
import type { ApplicationsSearch } from '../../lib/applications-search';
import { queryKey } from '../../lib/query-key';
import { useExport, useFile } from '../../lib/use-file';
import { type Loaded, useLoaded } from '../../lib/use-loaded';
import {
  type ApplicationsPage,
  fetchApplication,
  fetchApplications,
  fetchBoard,
  fetchColumn,
  fetchExport,
  fetchFit,
  fetchResume,
  fetchResumeText,
} from './applications.requests';

const LIST = 'applications';

export const useApplications = (search: ApplicationsSearch): Loaded<ApplicationsPage> =>
  useLoaded({ key: [LIST, 'list', search], load: (signal) => fetchApplications(search, signal), keepsPrevious: true });

export const useBoard = (postingId: string): Loaded<ApplicationsBoard> =>
  useLoaded({ key: [LIST, 'board', postingId], load: (signal) => fetchBoard(postingId, signal) });

/** More cards of a column than the board shows. */
export const useColumn = (postingId: string, status: ApplicationStatus, limit: number): Loaded<ApplicationsPage> =>
  useLoaded({
    key: [LIST, 'column', postingId, status, limit],
    load: (signal) => fetchColumn(postingId, { status, limit }, signal),
  });

export const useApplication = (id: string): Loaded<OfficeApplication> =>
  useLoaded({ key: [LIST, 'one', id], load: (signal) => fetchApplication(id, signal) });

// Cached, because parsing a resume is expensive and its text does not change.
const RESUME_FRESH_MS = 10 * 60_000;

export const useFit = (id: string) =>
  useLoaded({ key: [LIST, 'fit', id], load: (signal) => fetchFit(id, signal), isFreshFor: RESUME_FRESH_MS });

export const useResumeText = (id: string) =>
  useLoaded({ key: [LIST, 'text', id], load: (signal) => fetchResumeText(id, signal), isFreshFor: RESUME_FRESH_MS });

/** Reloads lists, boards and applications. */
export async function refreshApplications(): Promise<void> {
  const isChanged = (kind: unknown) => kind === 'list' || kind === 'board' || kind === 'column' || kind === 'one';
  await queryClient.invalidateQueries({
    queryKey: queryKey('applications'),
    predicate: ({ queryKey: key }) => isChanged(key[2]),
  });
}

export const useApplicationsExport = (search: ApplicationsSearch) =>
  useExport(() => fetchExport(search), 'applications.csv');

export const useResumeFile = (id: string, onFile: (file: Blob) => void) => useFile(() => fetchResume(id), onFile);
