import { endpoint } from './endpoint';
import { id, requiredText, timestamp, version } from './schema';
import { success, withData } from './success';
import { isOneLine, isVisible, NOT_ONE_LINE } from './text-rules';
import { z } from './zod';

/** Max resumes of the editor per member. */
export const MAX_RESUME_DOCUMENTS = 10;
/** In characters. */
export const MAX_RESUME_NAME_LENGTH = 80;
/** Max size of one resume as JSON, in bytes. */
export const MAX_RESUME_DOCUMENT_BYTES = 200 * 1024;

/** Messages about members' resumes, of the server and the editor. */
export const RESUME_DOCUMENT_MESSAGES = {
  nameMissing: 'Please give the resume a name.',
  full: `Your account has ${MAX_RESUME_DOCUMENTS} resumes, which is the maximum. Delete one to save another.`,
  gone: 'This resume is no longer in your account.',
  changed: 'This resume was changed on another device.',
  tooLarge: `A resume may have ${MAX_RESUME_DOCUMENT_BYTES / 1024} KB. Shorten it.`,
} as const;

const resumeName = requiredText(MAX_RESUME_NAME_LENGTH, RESUME_DOCUMENT_MESSAGES.nameMissing).check(
  z.refine((value: string) => !isVisible(value) || isOneLine(value), NOT_ONE_LINE),
);

/** A JSON Resume, whose members the server checks with the engine. */
const document = z.record(z.string(), z.unknown());

/** `version` counts the saved versions, from 1; renaming does not change it. */
export const resumeDocumentEntry = z.object({
  id,
  name: z.string(),
  version: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ResumeDocumentEntry = z.infer<typeof resumeDocumentEntry>;

export const storedResumeDocument = z.extend(resumeDocumentEntry, { document });
export type StoredResumeDocument = z.infer<typeof storedResumeDocument>;

export const resumeDocumentsResponse = withData(z.object({ resumes: z.array(resumeDocumentEntry) }));
export const resumeDocumentResponse = withData(z.object({ resume: storedResumeDocument }));
export const resumeEntryResponse = withData(z.object({ resume: resumeDocumentEntry }));

export const listResumeDocuments = endpoint({
  method: 'GET',
  path: '/resume/documents',
  summary: 'The resumes that the signed-in member wrote in the editor, without their content, the last changed first',
  access: 'member',
  responses: { 200: resumeDocumentsResponse },
});

export const createResumeDocument = endpoint({
  method: 'POST',
  path: '/resume/documents',
  summary: 'Save a resume under a name; 409 if the name is in use or the limit is reached',
  access: 'member',
  repeatable: 'by-key',
  maxBodyBytes: MAX_RESUME_DOCUMENT_BYTES + 4096,
  body: z.object({ name: resumeName, document }),
  responses: { 201: resumeEntryResponse },
  failures: [409],
});

export const readResumeDocument = endpoint({
  method: 'GET',
  path: '/resume/documents/{id}',
  summary: 'A resume of the signed-in member, with its content',
  access: 'member',
  params: z.object({ id }),
  responses: { 200: resumeDocumentResponse },
  failures: [404],
});

export const replaceResumeDocument = endpoint({
  method: 'PUT',
  path: '/resume/documents/{id}',
  summary: 'Replace the content of a resume; 409 unless `version` is the one that is stored',
  access: 'member',
  repeatable: 'as-is',
  maxBodyBytes: MAX_RESUME_DOCUMENT_BYTES + 4096,
  params: z.object({ id }),
  body: z.object({ version, document }),
  responses: { 200: resumeEntryResponse },
  failures: [404, 409],
});

export const renameResumeDocument = endpoint({
  method: 'PUT',
  path: '/resume/documents/{id}/name',
  summary: 'Rename a resume; 409 if another one has the name',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  body: z.object({ name: resumeName }),
  responses: { 200: resumeEntryResponse },
  failures: [404, 409],
});

export const deleteResumeDocument = endpoint({
  method: 'DELETE',
  path: '/resume/documents/{id}',
  summary: 'Delete a resume, also when it does not exist',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
});
