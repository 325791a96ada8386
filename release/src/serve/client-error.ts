import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import type { ConnectionError } from 'fastify';
import { responseHeaders } from './response-headers';
import { errorBody } from './error-responses';

/**
 * Sends an error in the format of the API for a request that cannot be parsed, and closes the
 * connection.
 */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroySoon();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const body = JSON.stringify(errorBody(status));
  const preset = { cacheControl: undefined, policy: undefined, retryAfter: undefined };
  const requestId = randomBytes(16).toString('hex');
  const headers = {
    ...responseHeaders({ status, kind: 'document', isSecure: false, requestId, preset }),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
