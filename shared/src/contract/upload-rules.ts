import type { Upload } from './endpoint';

interface UploadError {
  readonly status: 413 | 415;
  readonly code: 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE';
  readonly message: string;
}

/** Why a file is not accepted, in the words of both sides; undefined when it is. `size` in bytes; a server that is still receiving leaves it out. */
export function validateUpload(
  { maxBytes, suffixes }: Upload,
  { name, size = 0 }: { readonly name: string; readonly size?: number },
): UploadError | undefined {
  if (!suffixes.some((suffix) => name.toLowerCase().endsWith(suffix)))
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: `Unsupported file type. Please upload ${suffixNames(suffixes)}.`,
    };
  return size > maxBytes ? { status: 413, code: 'PAYLOAD_TOO_LARGE', message: tooLargeMessage(maxBytes) } : undefined;
}

/** Sentence for a file above its limit, which is given in bytes (specification, section 5). */
export const tooLargeMessage = (maxBytes: number): string =>
  `File too large. Maximum size is ${Math.floor(maxBytes / 1024 / 1024)}MB.`;

/** Ends of file names as people write them: `PDF, DOC, or DOCX` (specification, section 5). */
export const suffixNames = (suffixes: readonly string[]): string =>
  suffixList.format(suffixes.map((suffix) => suffix.slice(1).toUpperCase()));

const suffixList = new Intl.ListFormat('en-US', { type: 'disjunction' });
