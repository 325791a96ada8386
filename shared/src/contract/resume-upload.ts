/** Max size of a resume, in bytes. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** Accepted extensions, lower case. */
export const RESUME_SUFFIXES = ['.pdf', '.doc', '.docx'] as const;
