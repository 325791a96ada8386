import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerHeaders } from './answer-headers';
import { createApiProxy, hostName } from './api-proxy';
import { answerClientError } from './client-error';
import { bucketCookie, isInCanary } from './cohort';
import { askedFor, findAnswer, JOB_LIST, madeByApi, notFound, type Answer } from './find-answer';
import { refuseCall } from './refusals';
import { isApiTarget, requestPath, requestQuery } from './request-path';
import { sendFile } from './send-file';

/** `bundlesFolder` is absolute; `apiOrigin` such as `http://127.0.0.1:3001`. */
export interface PortalServerOptions {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  /** Host names to answer to; others get 421. By default those of `KADAM_HOST_NAMES` (spaces between), and this machine's own. */
  readonly hostNames?: readonly string[];
  /** Addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed; by default those of `KADAM_TRUSTED_PROXIES` (commas between). */
  readonly trustedProxies?: readonly string[];
}

const configuredHostNames = (): string[] => [
  ...['localhost', '127.0.0.1', '[::1]'],
  ...(process.env.KADAM_HOST_NAMES ?? '').split(/\s+/).filter(Boolean),
];

const configuredProxies = (): string[] => (process.env.KADAM_TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean);

/** A longer request target is refused, as by nginx (bytes). */
const TARGET_BYTES = 8_000;
/** A client that takes longer to send its headers is let go; looked for this often (milliseconds). */
const HEADERS_MS = 10_000;
const CHECK_MS = 2_000;

/**
 * The portal on one origin without nginx: documents, released bundles, and the API behind `/api`. It answers as nginx with
 * nginx.conf.template does; `testing/requests.ts` is the list that both are held to. The caller listens.
 */
export function createPortalServer({
  bundlesFolder,
  apiOrigin,
  hostNames = configuredHostNames(),
  trustedProxies = configuredProxies(),
}: PortalServerOptions): FastifyInstance {
  const app = Fastify({
    // Routing is ours, by nginx's rules; the framework's would refuse or rewrite some addresses first.
    rewriteUrl: () => '/',
    genReqId: () => randomBytes(16).toString('hex'),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    clientErrorHandler: answerClientError,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  });
  const proxy = createApiProxy(apiOrigin);

  // No route of its own: every request, of any method, is answered before the framework looks at its body, which only the API may judge. The
  // handler behind is never reached, and has to be there for the answer to be sent by its rules.
  app.setNotFoundHandler(async () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    const target = request.originalUrl;
    const path = requestPath(target);
    const isCanary = await isInCanary(bundlesFolder, request);
    if (path === undefined || target.length > TARGET_BYTES) {
      const status = path === undefined ? 400 : 414;
      if (isApiTarget(target)) return refuseCall(request, reply, status);
      return sendAnswer(request, reply, await notFound(bundlesFolder, isCanary, status));
    }
    if (!hostNames.includes(hostName(request)))
      return text(reply, 421, 'This server answers to other host names (KADAM_HOST_NAMES).\n');
    if (askedFor(path) === 'api') return proxy.pass(request, reply, path);
    if (!['GET', 'HEAD'].includes(request.method))
      return text(reply, 405, 'Files are only read here: use GET or HEAD.\n');
    const asked = { target, path, isCanary };
    const made = await madeByApi(bundlesFolder, asked);
    if (made !== undefined && (await proxy.passDocument(request, reply, made))) return reply;
    const found = await findAnswer(bundlesFolder, asked);
    return sendAnswer(request, reply, made === undefined ? found : standIn(path, found));
  });

  app.addHook('onSend', async (request, reply) => {
    const said = {
      cacheControl: reply.getHeader('cache-control')?.toString(),
      policy: reply.getHeader('content-security-policy')?.toString(),
      retryAfter: reply.getHeader('retry-after')?.toString(),
    };
    const facts = { status: reply.statusCode, isSecure: request.protocol === 'https', requestId: request.id };
    const path = requestPath(request.originalUrl) ?? '/';
    void reply.headers(answerHeaders({ ...facts, asked: askedFor(path), said }));
    const cookie = bucketCookie(request, path);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
  });

  app.addHook('onClose', async () => proxy.close());
  return app;
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  if (answer.status === 301) return reply.redirect(answer.location + requestQuery(request.originalUrl), 301);
  if (answer.file === null) return text(reply, 404, 'There is no such file.\n');
  try {
    return await sendFile(request, reply, { file: answer.file, status: answer.status });
  } catch {
    // Nothing is published yet, or a publish has just replaced what was found.
    return text(reply, 404, 'There is no such page yet.\n');
  }
}

/** What was composed, for what the API did not make: the list of jobs is whole by itself. */
const standIn = (path: string, found: Answer): Answer =>
  path === JOB_LIST || found.status === 301 ? found : { ...found, status: 503 };

const text = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);
