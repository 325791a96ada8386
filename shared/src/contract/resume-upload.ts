/** Largest accepted resume, in bytes (specification, section 9). */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;
/** Accepted suffixes, lower case (specification-decisions, row 4). */
export const RESUME_SUFFIXES = ['.pdf', '.doc', '.docx'] as const;
