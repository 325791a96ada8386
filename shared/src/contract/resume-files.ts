import { endpoint } from './endpoint';
import { MAX_RESUME_BYTES, RESUME_SUFFIXES } from './resume-upload';
import { id, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max storage per member, including the files of open applications; `bytes` is 20 MiB. */
export const RESUME_QUOTA = { bytes: 20 * 1024 * 1024, files: 10 } as const;

/** Parsed content of a resume; '' or an empty list if not found. */
export const resumeReading = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  lastJob: z.string(),
  skills: z.array(z.string()),
  /** Shown to its owner if nothing could be read. */
  warning: z.nullable(z.string()),
});
export type ResumeReading = z.infer<typeof resumeReading>;

/** The stored resume of a member; `size` in bytes. */
export const resumeFile = z.object({
  id,
  name: z.string(),
  size: z.number(),
  keptAt: timestamp,
  reading: resumeReading,
});
export type ResumeFile = z.infer<typeof resumeFile>;

const resumeResponse = <Resume extends z.ZodMiniType>(resume: Resume) => withData(z.object({ resume }));

export const uploadResume = endpoint({
  method: 'POST',
  path: '/jobseeker/resume',
  summary: 'Store a resume (PDF, DOC or DOCX), replacing the previous one, and return its parsed content',
  access: 'member',
  repeatable: 'as-is',
  upload: { field: 'file', maxBytes: MAX_RESUME_BYTES, suffixes: RESUME_SUFFIXES },
  body: z.object({}),
  responses: { 201: resumeResponse(resumeFile) },
  failures: [409, 422],
  timeoutMs: 180_000,
});

export const getResume = endpoint({
  method: 'GET',
  path: '/jobseeker/resume',
  summary: 'The stored resume of the signed-in member, or null',
  access: 'member',
  responses: { 200: resumeResponse(z.nullable(resumeFile)) },
});

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/jobseeker/resume',
  summary: 'Delete the stored resume, also when there is none; applications keep theirs',
  access: 'member',
  repeatable: 'as-is',
  responses: { 200: success },
});
