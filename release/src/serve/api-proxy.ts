import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OWN_HEADERS } from './answer-headers';
import { refuseCall, type RefusedStatus } from './refusals';

/** Longest body in bytes, and how long the API may take to answer, in milliseconds. */
interface Limits {
  readonly bytes: number;
  readonly patience: number;
}

const LIMITS: Limits = { bytes: 64 * 1024, patience: 30_000 };
/** An uploaded resume of 10 MB with its envelope; its analysis may take minutes. */
const UPLOAD_LIMITS: Limits = { bytes: 11 * 1024 * 1024, patience: 185_000 };
/** An API that hangs must not keep a page blank: the document as it was composed says what is missing. */
const DOCUMENT_PATIENCE_MS = 3_000;
const UPLOAD_PATHS = ['/api/resume/ats-score', '/api/jobseeker/resume'];
/** A client that sends nothing for this long is let go. */
const BODY_SILENCE_MS = 15_000;

const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const DROPPED = new Set([
  ...HOP_BY_HOP,
  ...Object.keys(OWN_HEADERS),
  'strict-transport-security',
  'x-request-id',
  'x-accel-expires',
]);

/**
 * Passes a request on to the API and its answer back, both as streams.
 * @param apiOrigin such as `http://127.0.0.1:3001`
 * @param ordinary limits of every call but the upload
 */
export function createApiProxy(apiOrigin: string, ordinary: Limits = LIMITS) {
  const { hostname, port } = new URL(apiOrigin);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  /** Passes a call on as it is. */
  async function pass(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const limits = UPLOAD_PATHS.includes(path) ? UPLOAD_LIMITS : ordinary;
    const answer = await ask(request, reply, { target: request.originalUrl, limits });
    return typeof answer === 'number' ? refuseCall(request, reply, answer) : passBack(reply, answer);
  }

  /** Answers with the document the API makes at `target`; false when the API is away or failed, and nothing is answered yet. */
  async function passDocument(request: FastifyRequest, reply: FastifyReply, target: string): Promise<boolean> {
    const limits = { ...ordinary, patience: Math.min(ordinary.patience, DOCUMENT_PATIENCE_MS) };
    const answer = await ask(request, reply, { target, limits });
    if (typeof answer === 'number') return false;
    if ((answer.statusCode ?? 502) < 500) {
      void passBack(reply, answer);
      return true;
    }
    answer.resume();
    return false;
  }

  interface Asked {
    readonly target: string;
    readonly limits: Limits;
  }

  async function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    { target, limits }: Asked,
  ): Promise<IncomingMessage | RefusedStatus> {
    if (Number(request.headers['content-length'] ?? 0) > limits.bytes) return 413;
    return new Promise<IncomingMessage | RefusedStatus>((resolve) => {
      const upstream = httpRequest({
        ...{ agent, hostname, port, method: request.method, path: target, timeout: limits.patience },
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
      watchForSilence(request.raw);
      reply.raw.on('close', () => upstream.destroy());
      request.raw.pipe(body).pipe(upstream);
    });
  }

  return { pass, passDocument, close: () => agent.destroy() };
}

const passBack = (reply: FastifyReply, answer: IncomingMessage): FastifyReply =>
  reply
    .code(answer.statusCode ?? 502)
    .headers(answerHeadersOf(answer))
    .send(answer);

/** The host name a request was sent to; what a proxy says of it is not asked. */
export const hostName = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '');

/** Who the visitor is and which address was asked; what the client claims about it is replaced. */
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

const answerHeadersOf = (answer: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !DROPPED.has(name)));

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

function watchForSilence(body: IncomingMessage): void {
  const { socket } = body;
  const giveUp = () => socket.destroy();
  socket.setTimeout(BODY_SILENCE_MS, giveUp);
  body.once('end', () => {
    socket.off('timeout', giveUp);
    socket.setTimeout(0);
  });
}
