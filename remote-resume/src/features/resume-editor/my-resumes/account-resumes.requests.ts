import { readResumeDocument as shaped, type ResumeDocument } from '@kadam/resume-engine/resume-document';
import {
  createResumeDocument,
  deleteResumeDocument,
  listResumeDocuments,
  readResumeDocument,
  renameResumeDocument,
  replaceResumeDocument,
  type ResumeDocumentEntry,
} from '@kadam/shared/contract/resume-documents';
import { uploadResume } from '@kadam/shared/contract/resume-files';
import { ApiError, call, GENERIC_ERROR_MESSAGE, serverMessage } from '@kadam/shared/http';
import { callWithFile } from '@kadam/shared/http/upload';
import { NoSpaceError } from '../../../lib/device-resume';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../../lib/json-values';

/** A resume of the account with its content. */
export interface AccountResume extends ResumeDocumentEntry {
  readonly document: ResumeDocument;
}

export async function fetchResumes(): Promise<readonly ResumeDocumentEntry[]> {
  return listOf(dataOf(await call(listResumeDocuments)).resumes).map(toEntry);
}

export async function fetchResume(id: string): Promise<AccountResume> {
  const { resume } = dataOf(await call(readResumeDocument, { params: { id } }));
  return { ...toEntry(resume), document: shaped(recordOf(resume).document) };
}

export const createResume = async (name: string, document: ResumeDocument): Promise<ResumeDocumentEntry> =>
  entryOf(await call(createResumeDocument, { body: { name, document } }));

interface Replacement {
  readonly version: number;
  readonly document: ResumeDocument;
}

export const replaceResume = async (id: string, body: Replacement): Promise<ResumeDocumentEntry> =>
  entryOf(await call(replaceResumeDocument, { params: { id }, body }));

export const renameResume = async (id: string, name: string): Promise<ResumeDocumentEntry> =>
  entryOf(await call(renameResumeDocument, { params: { id }, body: { name } }));

export const deleteResume = async (id: string): Promise<void> =>
  void (await call(deleteResumeDocument, { params: { id } }));

/** Stores the PDF as the resume file of the member, which the application form offers. */
export async function storeForApplications(name: string, pdf: Blob): Promise<void> {
  const file = new File([pdf], `${name.replace(/[/\\:*?"<>|]/g, ' ')}.pdf`, { type: 'application/pdf' });
  await callWithFile(uploadResume, { file, body: {} });
}

/** The message of an error for the user. */
export function messageOf(error: unknown): string {
  if (error instanceof NoSpaceError) return error.message;
  if (!(error instanceof ApiError)) return GENERIC_ERROR_MESSAGE;
  if (error.isNetworkError) return 'We could not reach the server. Check your connection and retry.';
  return serverMessage(error.body) ?? error.message;
}

export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);

const dataOf = (response: unknown) => recordOf(recordOf(response).data);

const entryOf = (response: unknown) => toEntry(dataOf(response).resume);

function toEntry(value: unknown): ResumeDocumentEntry {
  const { id, name, version, createdAt, updatedAt } = recordOf(value);
  if (!isRecord(value) || textOf(id) === '') throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return {
    id: textOf(id),
    name: textOf(name),
    version: numberOf(version) ?? 0,
    createdAt: textOf(createdAt),
    updatedAt: textOf(updatedAt),
  };
}
