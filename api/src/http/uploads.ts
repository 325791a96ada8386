import multipart, { type MultipartFile } from '@fastify/multipart';
import type { Upload } from '@kadam/shared/contract/endpoint';
import { validateUpload, suffixNames, tooLargeMessage } from '@kadam/shared/contract/upload-rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../errors';
import { tooSlow } from '../plugins/body-time';
import { rejectUnsafeText } from '../plugins/strict-input';

/** The complete file of a form. */
export interface UploadedFile {
  /** The name given by the client, without a path. */
  readonly name: string;
  /** The type given by the client; not verified. */
  readonly mediaType: string;
  readonly bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: UploadedFile | null;
  }
  interface FastifyContextConfig {
    upload?: Upload;
  }
}

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FORM_BYTES = 128 * 1024;

/**
 * Allows the routes of this scope to receive `multipart/form-data` with one file, and nothing else:
 * the file becomes `request.upload`, the other fields become the body that the schema validates.
 * Another type of body or file is 415, a larger file 413, one that takes longer than `timeoutMs`
 * 408.
 */
export async function acceptUpload(scope: FastifyInstance, upload: Upload, timeoutMs: number): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) =>
    done(
      new DomainError('UNSUPPORTED_MEDIA_TYPE', `Send a form (multipart/form-data) with a file as ${upload.field}.`),
    ),
  );
  await scope.register(multipart, {
    limits: { files: 1, fileSize: upload.maxBytes, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  });
  scope.decorateRequest('upload', null);
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart())
      throw fieldError(
        'INVALID_INPUT',
        upload.field,
        `Send a form (multipart/form-data) with a file as ${upload.field}.`,
      );
    if (Number(request.headers['content-length'] ?? 0) > upload.maxBytes + MAX_FORM_BYTES) throw tooLarge(upload);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow()), timeoutMs);
    });
    try {
      await Promise.race([receive(request, upload), late]);
    } catch (error) {
      // The rest is discarded, so that the connection can be reused for the next request.
      request.raw.unpipe();
      request.raw.resume();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    rejectUnsafeText(request.body);
  });
}

async function receive(request: FastifyRequest, upload: Upload): Promise<void> {
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        rejectWrongFile(part, upload);
        request.upload = { name: part.filename, mediaType: part.mimetype, bytes: await part.toBuffer() };
      } else {
        if (fields.has(part.fieldname))
          throw fieldError('INVALID_INPUT', part.fieldname, `${part.fieldname} must be given once.`);
        fields.set(part.fieldname, String(part.value));
      }
    }
  } catch (error) {
    throw formError(error, upload);
  }
  if (!request.upload)
    throw fieldError('INVALID_INPUT', upload.field, `Please choose a file (${suffixNames(upload.suffixes)}).`);
  request.body = Object.fromEntries(fields);
}

function rejectWrongFile({ fieldname, filename }: MultipartFile, upload: Upload): void {
  if (fieldname !== upload.field)
    throw fieldError('INVALID_INPUT', fieldname.slice(0, 100), `The file must be sent as ${upload.field}.`);
  const rejection = validateUpload(upload, { name: filename });
  if (rejection) throw fieldError(rejection.code, upload.field, rejection.message);
}

function formError(error: unknown, upload: Upload): unknown {
  if (error instanceof DomainError) return error;
  const { code }: { code?: unknown } = Object(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(upload);
  if (code === 'FST_FILES_LIMIT') return fieldError('INVALID_INPUT', upload.field, 'Please send one file only.');
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new DomainError('PAYLOAD_TOO_LARGE', `The form has too many fields: at most ${MAX_FIELDS}.`);
  return new DomainError('INVALID_INPUT', 'The form is not well-formed, or was cut off.');
}

const tooLarge = ({ field, maxBytes }: Upload) => fieldError('PAYLOAD_TOO_LARGE', field, tooLargeMessage(maxBytes));
