import type { Upload } from './endpoint';

interface UploadError {
  readonly status: 413 | 415;
  readonly code: 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE';
  readonly message: string;
}

/**
 * Why a file is rejected, as in the server's error; undefined if it is accepted. `size` in bytes;
 * unknown while the server receives it.
 */
export function validateUpload(
  { maxBytes, suffixes, otherFiles }: Upload,
  { name, size = 0 }: { readonly name: string; readonly size?: number },
): UploadError | undefined {
  if (!suffixes.some((suffix) => name.toLowerCase().endsWith(suffix)))
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: `Unsupported file type. Please upload ${suffixNames(suffixes)}.${otherFiles ? ` ${otherFiles}` : ''}`,
    };
  return size > maxBytes ? { status: 413, code: 'PAYLOAD_TOO_LARGE', message: tooLargeMessage(maxBytes) } : undefined;
}

/** Error message for a file above its limit, in bytes. */
export const tooLargeMessage = (maxBytes: number): string =>
  `File too large. Maximum size is ${Math.floor(maxBytes / 1024 / 1024)}MB.`;

/** List of extensions for messages: `PDF, DOC, or DOCX`. */
export const suffixNames = (suffixes: readonly string[]): string =>
  suffixList.format(suffixes.map((suffix) => suffix.slice(1).toUpperCase()));

const suffixList = new Intl.ListFormat('en-US', { type: 'disjunction' });
