import { getProfile } from '@kadam/shared/contract/members';
import { uploadResume, type ResumeFile, deleteResume, getResume } from '@kadam/shared/contract/resume-files';
import { ApiError, call, GENERIC_ERROR_MESSAGE, serverMessage } from '@kadam/shared/http';
import { callWithFile } from '@kadam/shared/http/upload';
import { toResumeOnFile } from '../../lib/resume-on-file';
import { profileOf } from '../../lib/member';

/** Texts are '' if unknown. */
export type ProfileFacts = Readonly<Record<'name' | 'email' | 'phone' | 'experience', string>>;

export async function fetchProfileFacts(signal: AbortSignal): Promise<ProfileFacts> {
  const { firstName, lastName, jobseekerName, email, contactEmail, phone, yearOfExperience } = profileOf(
    await call(getProfile, { signal }),
  );
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');
  return {
    name: text(jobseekerName) || [firstName, lastName].map(text).filter(Boolean).join(' '),
    email: text(contactEmail) || text(email),
    phone: text(phone),
    experience: text(yearOfExperience),
  };
}

export async function fetchResumeOnFile(signal: AbortSignal): Promise<ResumeFile | null> {
  const resume = toResumeOnFile(await call(getResume, { signal }));
  if (resume === undefined) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return resume;
}

export async function sendResume(file: File, onProgress: (fraction: number) => void): Promise<ResumeFile> {
  const resume = toResumeOnFile(await callWithFile(uploadResume, { file, onProgress, body: {} }));
  if (!resume) throw new ApiError({ message: GENERIC_ERROR_MESSAGE, status: 200 });
  return resume;
}

export const deleteResumeOnFile = async (): Promise<void> => void (await call(deleteResume));

/** The error of a resume request; `isSessionOver` requires a new login. */
export function resumeFailure(error: unknown): { readonly message: string; readonly isSessionOver: boolean } {
  if (!(error instanceof ApiError)) return { message: GENERIC_ERROR_MESSAGE, isSessionOver: false };
  const message = error.isNetworkError ? error.message : (serverMessage(error.body) ?? error.message);
  return { message, isSessionOver: error.status === 401 };
}
