import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiDocument } from './find-response';
import { OWN_HEADERS } from './response-headers';
import { sendError, type ErrorStatus } from './error-responses';

/** Limits of a request: bytes of its body, and milliseconds until the API responds. */
interface Limits {
  readonly bytes: number;
  readonly timeoutMs: number;
}

const LIMITS: Limits = { bytes: 64 * 1024, timeoutMs: 30_000 };
/** An uploaded resume of 10 MB with its envelope; its analysis may take minutes. */
const UPLOAD_LIMITS: Limits = { bytes: 11 * 1024 * 1024, timeoutMs: 185_000 };
/** A file of postings of 25 MB with its envelope. */
const IMPORT_LIMITS: Limits = { bytes: 26 * 1024 * 1024, timeoutMs: 185_000 };
/** An image of 8 MB with its envelope. */
const IMAGE_LIMITS: Limits = { bytes: 9 * 1024 * 1024, timeoutMs: 65_000 };
/** After this time the composed document is sent instead of the API's. */
const DOCUMENT_TIMEOUT_MS = 3_000;
/** A resume of the editor, of 200 kB, and its name; a posting; content of the pages. */
const DOCUMENT_BYTES = 204 * 1024;
const DOCUMENT_PATH = /^\/api\/(?:resume\/documents|office\/postings|office\/content)(?:\/|$)/;
const UPLOADS: Readonly<Record<string, Limits>> = {
  '/api/resume/ats-score': UPLOAD_LIMITS,
  '/api/jobseeker/resume': UPLOAD_LIMITS,
  '/api/office/images': IMAGE_LIMITS,
  '/api/office/imports': IMPORT_LIMITS,
};
/** Idle timeout of a request body. */
const BODY_IDLE_TIMEOUT_MS = 15_000;

const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const DROPPED_HEADERS = new Set([
  ...HOP_BY_HOP,
  ...Object.keys(OWN_HEADERS),
  'strict-transport-security',
  'x-request-id',
  'x-accel-expires',
]);

/**
 * Streams a request to the API and its response back.
 * @param apiOrigin such as `http://127.0.0.1:3001`
 * @param ordinary limits of every call except uploads
 */
export function createApiProxy(apiOrigin: string, ordinary: Limits = LIMITS) {
  const { hostname, port } = new URL(apiOrigin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  const limitsOf = (path: string): Limits => {
    const uploads = UPLOADS[path];
    if (uploads) return uploads;
    return DOCUMENT_PATH.test(path) ? { ...ordinary, bytes: DOCUMENT_BYTES } : ordinary;
  };

  /** Forwards a call unchanged. */
  async function pass(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const limits = limitsOf(path);
    const response = await requestApi(request, reply, { target: request.originalUrl, limits });
    return typeof response === 'number' ? sendError(request, reply, response) : sendUpstreamResponse(reply, response);
  }

  /**
   * Sends the document of the API; false if it failed, or has none of a page, and nothing was sent.
   */
  async function passDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    { target, kind }: ApiDocument,
  ): Promise<boolean> {
    const limits = { ...ordinary, timeoutMs: Math.min(ordinary.timeoutMs, DOCUMENT_TIMEOUT_MS) };
    const response = await requestApi(request, reply, { target, limits });
    if (typeof response === 'number') return false;
    if ((response.statusCode ?? 502) < (kind === 'published' ? 400 : 500)) {
      void sendUpstreamResponse(reply, response);
      return true;
    }
    response.resume();
    return false;
  }

  interface ProxyTarget {
    readonly target: string;
    readonly limits: Limits;
  }

  async function requestApi(
    request: FastifyRequest,
    reply: FastifyReply,
    { target, limits }: ProxyTarget,
  ): Promise<IncomingMessage | ErrorStatus> {
    if (Number(request.headers['content-length'] ?? 0) > limits.bytes) return 413;
    return new Promise<IncomingMessage | ErrorStatus>((resolve) => {
      const upstream = httpRequest({
        agent,
        hostname,
        port,
        method: request.method,
        path: target,
        timeout: limits.timeoutMs,
        headers: forwardedHeaders(request),
      });
      upstream.on('response', resolve);
      upstream.on('timeout', () => {
        resolve(504);
        upstream.destroy();
      });
      upstream.on('error', () => resolve(502));
      const body = sizeLimit(limits.bytes);
      body.on('error', () => {
        resolve(413);
        upstream.destroy();
      });
      setBodyIdleTimeout(request.raw);
      reply.raw.on('close', () => upstream.destroy());
      request.raw.pipe(body).pipe(upstream);
    });
  }

  return { pass, passDocument, close: () => agent.destroy() };
}

const sendUpstreamResponse = (reply: FastifyReply, response: IncomingMessage): FastifyReply =>
  reply
    .code(response.statusCode ?? 502)
    .headers(upstreamHeaders(response))
    .send(response);

/** The `Host` of a request without its port; forwarded host headers are ignored. */
export const hostName = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '');

/** Headers for the API; forwarding headers of the client are replaced. */
function forwardedHeaders(request: FastifyRequest): OutgoingHttpHeaders {
  const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
  return {
    ...Object.fromEntries(headers),
    ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    host: hostName(request),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

const upstreamHeaders = (response: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(response.headers).filter(([name]) => !DROPPED_HEADERS.has(name)));

function sizeLimit(limit: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > limit) done(new RangeError('body too large'));
      else done(null, chunk);
    },
  });
}

function setBodyIdleTimeout(body: IncomingMessage): void {
  const { socket } = body;
  const giveUp = () => socket.destroy();
  socket.setTimeout(BODY_IDLE_TIMEOUT_MS, giveUp);
  body.once('end', () => {
    socket.off('timeout', giveUp);
    socket.setTimeout(0);
  });
}
