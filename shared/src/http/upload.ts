import type { Endpoint, Upload } from '../contract/endpoint';
import { validateUpload } from '../contract/upload-rules';
import { ApiError } from './api-error';
import type { CallInput } from './call';
import { send, type RequestInput } from './send';

type UploadEndpoint = Endpoint & { readonly upload: Upload };

/** What a call of an endpoint with `upload` sends beside its text fields. */
interface FileInput {
  /** Its name decides whether its type is accepted. */
  readonly file: File;
  /** Hears how much of the form has been sent, from 0 to 1. After 1 the server is at work. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Calls an endpoint that takes a file, as `call` calls the others.
 * @throws ApiError (413, 415) without a call for a file that the endpoint does not accept
 */
export async function callWithFile<E extends UploadEndpoint>(
  endpoint: E,
  { file, ...input }: CallInput<E> & FileInput,
): Promise<unknown> {
  const sent = input as RequestInput;
  return send(endpoint, { ...sent, body: toForm(endpoint.upload, file, sent.body) });
}

// Text fields first, since a server may need them before the file; absent ones are left out.
function toForm(upload: Upload, file: File, fields: object = {}): FormData {
  const refusal = validateUpload(upload, file);
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
