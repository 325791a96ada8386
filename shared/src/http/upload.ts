import { refusedUpload, type Upload } from '../contract/endpoint';
import { ApiError } from './api-error';

/** What a call of an endpoint with `upload` sends beside its text fields. */
export interface FileInput {
  /** Its name decides whether its type is accepted. */
  readonly file: File;
  /** Hears how much of the form has been sent, from 0 to 1. After 1 the server is at work. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * The form of an upload: text fields first, since a server may need them before the file; absent ones are left out.
 * @throws ApiError as the server would answer it (413, 415), for a file that it would refuse: nothing is sent then
 */
export function toForm(upload: Upload, file: File, fields: object = {}): FormData {
  const refusal = refusedUpload(upload, file);
  if (refusal) {
    const { status, code, message } = refusal;
    const details = [{ field: upload.field, message }];
    throw new ApiError({ message, status, body: { success: false, message, code, details } });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append(upload.field, file);
  return form;
}
