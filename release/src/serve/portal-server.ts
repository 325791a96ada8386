import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { responseHeaders } from './response-headers';
import { createApiProxy, hostName } from './api-proxy';
import { handleClientError } from './client-error';
import { bucketCookie, isInCanary } from './cohort';
import { resourceKind, findResponse, JOB_LIST, apiDocument, notFound, type FoundResponse } from './find-response';
import { sendError } from './error-responses';
import { isApiTarget, requestPath, requestQuery } from './request-path';
import { sendFile } from './send-file';

/** `bundlesFolder` is absolute; `apiOrigin` such as `http://127.0.0.1:3001`. */
export interface PortalServerOptions {
  readonly bundlesFolder: string;
  readonly apiOrigin: string;
  /**
   * Accepted host names; others get 421. Default: localhost and `KADAM_HOST_NAMES` (separated by
   * spaces).
   */
  readonly hostNames?: readonly string[];
  /**
   * Networks whose `X-Forwarded-*` headers are trusted. Default: `KADAM_TRUSTED_PROXIES` (separated
   * by commas).
   */
  readonly trustedProxies?: readonly string[];
}

const configuredHostNames = (): string[] => [
  'localhost',
  '127.0.0.1',
  '[::1]',
  ...(process.env.KADAM_HOST_NAMES ?? '').split(/\s+/).filter(Boolean),
];

const configuredProxies = (): string[] => (process.env.KADAM_TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean);

/** As in nginx. */
const MAX_TARGET_BYTES = 8_000;
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 2_000;

/**
 * Serves the portal on one origin without nginx: documents, released bundles, and the API behind
 * `/api`, by the rules of nginx.conf.template. Both are tested by `testing/requests.ts`. The caller
 * calls `listen`.
 */
export function createPortalServer({
  bundlesFolder,
  apiOrigin,
  hostNames = configuredHostNames(),
  trustedProxies = configuredProxies(),
}: PortalServerOptions): FastifyInstance {
  const app = Fastify({
    // Fastify's routing would reject or rewrite some paths that nginx does not.
    rewriteUrl: () => '/',
    genReqId: () => randomBytes(16).toString('hex'),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    clientErrorHandler: handleClientError,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
  });
  const proxy = createApiProxy(apiOrigin);

  // All requests are handled in `onRequest`, before Fastify parses the body, which is left to the
  // API. The handler is never called, but required for the response.
  app.setNotFoundHandler(async () => undefined);
  app.addHook('onRequest', async (request, reply) => {
    const target = request.originalUrl;
    const path = requestPath(target);
    const isCanary = await isInCanary(bundlesFolder, request);
    if (path === undefined || target.length > MAX_TARGET_BYTES) {
      const status = path === undefined ? 400 : 414;
      if (isApiTarget(target)) return sendError(request, reply, status);
      return sendResponse(request, reply, await notFound(bundlesFolder, isCanary, status));
    }
    if (!hostNames.includes(hostName(request)))
      return text(reply, 421, 'This server answers to other host names (KADAM_HOST_NAMES).\n');
    if (resourceKind(path) === 'api') return proxy.pass(request, reply, path);
    if (!['GET', 'HEAD'].includes(request.method))
      return text(reply, 405, 'Files are only read here: use GET or HEAD.\n');
    const requested = { target, path, isCanary };
    const made = await apiDocument(bundlesFolder, requested);
    if (made !== undefined && (await proxy.passDocument(request, reply, made))) return reply;
    const found = await findResponse(bundlesFolder, requested);
    return sendResponse(request, reply, made?.kind === 'item' ? withUnavailableStatus(path, found) : found);
  });

  app.addHook('onSend', async (request, reply) => {
    const preset = {
      cacheControl: reply.getHeader('cache-control')?.toString(),
      policy: reply.getHeader('content-security-policy')?.toString(),
      retryAfter: reply.getHeader('retry-after')?.toString(),
    };
    const facts = { status: reply.statusCode, isSecure: request.protocol === 'https', requestId: request.id };
    const path = requestPath(request.originalUrl) ?? '/';
    void reply.headers(responseHeaders({ ...facts, kind: resourceKind(path), preset }));
    const cookie = bucketCookie(request, path);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
  });

  app.addHook('onClose', async () => proxy.close());
  return app;
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: FoundResponse,
): Promise<FastifyReply> {
  if (response.status === 301) return reply.redirect(response.location + requestQuery(request.originalUrl), 301);
  if (response.file === null) return text(reply, 404, 'There is no such file.\n');
  try {
    return await sendFile(request, reply, { file: response.file, status: response.status });
  } catch {
    // Nothing is published yet, or a publish has replaced the file.
    return text(reply, 404, 'There is no such page yet.\n');
  }
}

/** Status 503 for a composed document that is incomplete without the API. */
const withUnavailableStatus = (path: string, found: FoundResponse): FoundResponse =>
  path === JOB_LIST || found.status === 301 ? found : { ...found, status: 503 };

const text = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);
