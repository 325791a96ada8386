import { MAX_RESUME_BYTES, RESUME_SUFFIXES } from '@kadam/shared/contract/resume';

const formats = RESUME_SUFFIXES.map((suffix) => suffix.slice(1).toUpperCase());
const maxSize = `${MAX_RESUME_BYTES / 1024 / 1024}MB`;

export const RESUME_ACCEPT = RESUME_SUFFIXES.join(',');
/** The rules in one line (docs/specification-decisions.md, row 4). */
export const RESUME_NOTE = `${formats.slice(0, -1).join(', ')} & ${formats.at(-1)} only. Max ${maxSize} file size.`;

const MESSAGES = {
  unsupported: `Unsupported file type. Please upload ${formats.slice(0, -1).join(', ')}, or ${formats.at(-1)}.`,
  tooLarge: `File too large. Maximum size is ${maxSize}.`,
  empty: 'This file is empty. Please choose another file.',
  several: 'Please drop one file at a time.',
} as const;

export function validateFiles(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const [file, second] = files;
  if (second) return MESSAGES.several;
  if (!file || !RESUME_SUFFIXES.some((suffix) => file.name.toLowerCase().endsWith(suffix))) return MESSAGES.unsupported;
  if (file.size > MAX_RESUME_BYTES) return MESSAGES.tooLarge;
  return file.size === 0 ? MESSAGES.empty : undefined;
}

/** Whole kilobytes; from one megabyte on, megabytes with one decimal. */
export function fileSizeText(bytes: number): string {
  if (bytes >= 1024 * 1024)
    return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
