import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { ConnectionError } from 'fastify';
import { answerHeaders } from './answer-headers';
import { refusalBody } from './refusals';

/** Answers what cannot be read as a request: in the shape of the API, because nobody else sends such things; then the connection ends. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroySoon();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(refusalBody(status));
  const said = { cacheControl: undefined, policy: undefined, retryAfter: undefined };
  const requestId = randomBytes(16).toString('hex');
  const headers = {
    ...answerHeaders({ status, asked: 'document', isSecure: false, requestId, said }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
