import type { Endpoint, Upload } from '../contract/endpoint';
import { validateUpload } from '../contract/upload-rules';
import { ApiError } from './api-error';
import type { CallInput } from './call';
import { send, type RequestInput } from './send';

type UploadEndpoint = Endpoint & { readonly upload: Upload };

interface FileInput {
  /** The extension of its name is checked. */
  readonly file: File;
  /** Called with the sent fraction, 0 to 1. After 1 the server processes the file. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Calls an endpoint that takes a file.
 * @throws ApiError (413, 415) without a call if the endpoint does not accept the file
 */
export async function callWithFile<E extends UploadEndpoint>(
  endpoint: E,
  { file, ...input }: CallInput<E> & FileInput,
): Promise<unknown> {
  const sent = input as RequestInput;
  return send(endpoint, { ...sent, body: toForm(endpoint.upload, file, sent.body) });
}

// Text fields first, because a server may need them before the file.
function toForm(upload: Upload, file: File, fields: object = {}): FormData {
  const error = validateUpload(upload, file);
  if (error) {
    const { status, code, message } = error;
    const details = [{ field: upload.field, message }];
    throw new ApiError({ message, status, body: { success: false, message, code, details } });
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  form.append(upload.field, file);
  return form;
}
