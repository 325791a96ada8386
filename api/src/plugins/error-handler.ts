import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, Failure, FieldError } from '@kadam/shared/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, ConnectionError } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseUnavailableError } from '../db/database';
import { DomainError, STATUS } from '../errors';
import { type FieldIssue, inputError } from '../http/input-errors';
import { SECURITY_HEADERS } from './headers';

const SENTENCES = {
  INTERNAL: 'Something went wrong on our side. Please try again.',
  UNAVAILABLE: 'The service is busy or being restarted. Please try again in a moment.',
  NOT_FOUND: 'There is nothing at this address.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON, with the header Content-Type: application/json.',
  PAYLOAD_TOO_LARGE: 'The request is too large: at most 64 kB.',
  URL: 'The address of this request is not well-formed.',
  JSON: 'The body is not valid JSON.',
} as const;

// Seconds a client should wait before it retries a busy service.
const RETRY_SECONDS = 2;

const HEADERS: Readonly<Partial<Record<ErrorCode, Record<string, string>>>> = {
  UNAUTHENTICATED: { 'www-authenticate': 'Bearer' },
  // The rest of the request is not read.
  REQUEST_TIMEOUT: { connection: 'close' },
};

const FRAMEWORK: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', SENTENCES.PAYLOAD_TOO_LARGE],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', SENTENCES.UNSUPPORTED_MEDIA_TYPE],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['INVALID_INPUT', 'The body is empty, and must be a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['INVALID_INPUT', SENTENCES.JSON],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['INVALID_INPUT', 'The body is not as long as Content-Length says.'],
  FST_ERR_BAD_URL: ['INVALID_INPUT', SENTENCES.URL],
  FST_ERR_INVALID_URL: ['INVALID_INPUT', SENTENCES.URL],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', SENTENCES.NOT_FOUND],
  FST_ERR_HANDLER_TIMEOUT: ['UNAVAILABLE', SENTENCES.UNAVAILABLE],
};

/**
 * Responds to every failed request with the contract's `failure`: the message of a `DomainError`,
 * the invalid fields of the input, 503 for an unavailable database, and 500 without details for
 * anything unexpected, which is logged.
 */
export const errorHandler = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = app.allowedMethods(request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) {
      throw new DomainError('NOT_FOUND', SENTENCES.NOT_FOUND);
    }
    reply.header('allow', allowed.join(', '));
    throw new DomainError(
      'METHOD_NOT_ALLOWED',
      `This address does not accept ${request.method}, only ${allowed.join(' and ')}.`,
    );
  });
});

/** Sends an error in the format of the contract; Fastify also calls it for malformed URLs. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.send(toFailure(error, request, reply));
}

/** Logs the error if necessary, sets status and headers, and returns the body. */
export function toFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Failure {
  const known = toDomainError(error);
  if (error instanceof DomainError && error.code === 'UNAVAILABLE') request.log.warn(`rejected: ${error.message}`);
  else if (!known || known.code === 'UNAVAILABLE') request.log.error({ err: error }, 'request failed');
  const { code, message, extras } = known ?? new DomainError('INTERNAL', SENTENCES.INTERNAL);
  const { details, data, retryAfter = code === 'UNAVAILABLE' ? RETRY_SECONDS : undefined } = extras;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(STATUS[code])
    .header('cache-control', 'no-store')
    .headers(HEADERS[code] ?? {});
  return {
    success: false,
    message,
    code,
    ...(details && { details: [...details] }),
    ...(data && { data }),
  };
}

/** The error code of the response to this error. */
export const errorCodeOf = (error: FastifyError | Error): ErrorCode => toDomainError(error)?.code ?? 'INTERNAL';

function toDomainError(error: FastifyError | Error): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof DatabaseUnavailableError) return new DomainError('UNAVAILABLE', SENTENCES.UNAVAILABLE);
  if ('validation' in error && error.validation)
    return invalidInput(error.validation.map((issue) => inputError(issue as FieldIssue)));
  const framework = 'code' in error ? FRAMEWORK[error.code] : undefined;
  if (framework) return new DomainError(...framework);
  // The JSON parser rejects prototype keys with a plain SyntaxError of status 400.
  if ('statusCode' in error && error.statusCode === 400) return new DomainError('INVALID_INPUT', SENTENCES.JSON);
  return undefined;
}

function invalidInput(errors: readonly { error: FieldError; sentence: string }[]): DomainError {
  const sentences = [...new Set(errors.map(({ sentence }) => sentence))];
  const message = sentences.length === 1 ? sentences.join() : sentences.map(endSentence).join(' ');
  return new DomainError('INVALID_INPUT', message, { details: errors.map(({ error }) => error) });
}

const endSentence = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const RESPONSES: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request, its address included, are too large.'],
};

/** Responds to invalid HTTP, before there is a request, and closes the connection. */
export function sendClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const [status, message] = RESPONSES[error.code] ?? [400, 'This is not a well-formed HTTP request.'];
    const code = status === 408 ? 'REQUEST_TIMEOUT' : 'INVALID_INPUT';
    const body = JSON.stringify({ success: false, message, code });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
