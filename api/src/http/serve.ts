import { type Access, API_BASE, DEFAULT_TIMEOUT_MS, type Endpoint, type Upload } from '@kadam/shared/contract/endpoint';
import { failure } from '@kadam/shared/contract/errors';
import { z } from '@kadam/shared/contract/schema';
import type {
  FastifyContextConfig,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import { parseCookie, stringifySetCookie } from 'cookie';
import { fieldError, STATUS } from '../errors';
import type { Member } from '../plugins/authentication';
import { clientKey } from './client-key';
import { type Counters, tooManyRequests } from './counters';
import { FileResponse } from './file-response';
import { sendError, toFailure } from '../plugins/error-handler';
import { sendErrorPage, PAGE_HEADERS } from './pages';
import { PreparedResponse } from './prepared-response';
import { acceptUpload, type UploadedFile } from './uploads';

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type ResponseBody<E extends Endpoint> = E['produces'] extends 'file'
  ? FileResponse
  : z.output<E['responses'][keyof E['responses']]> | PreparedResponse;

type MemberOf<A extends Access> = A extends 'public' ? undefined : A extends 'guard' ? Member | undefined : Member;

interface Call<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
  readonly file: E['upload'] extends Upload ? UploadedFile : undefined;
  /** The signed-in member; undefined if the endpoint is public, and for the guard. */
  readonly member: MemberOf<E['access']>;
  /** The network address as a key of rate limits (`clientKey`). */
  readonly client: string;
  /** Aborted when the client disconnects; a handler that rejects with its reason sends nothing. */
  readonly signal: AbortSignal;
  readonly cookies: EndpointCookies;
  /** Undefined without the header, or if the endpoint cannot be repeated by key. */
  readonly idempotencyKey: string | undefined;
}

interface Route<E extends Endpoint> {
  /** Calls a service. Returns the body of the success response, a prepared response, or a file. */
  readonly handle: (call: Call<E>) => ResponseBody<E> | Promise<ResponseBody<E>>;
  /** Counts valid calls: by member if the endpoint requires one, otherwise by network address. */
  readonly counters?: Counters;
  readonly config?: Pick<FastifyContextConfig, 'isRevalidated'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Accepts an Idempotency-Key: repeating the call with the same key returns the first response.
     */
    isRepeatableByKey?: boolean;
  }
}

/** The body of a successful response, as defined by the contract. */
export const success = <Fields extends object>(fields: Fields) => ({ success: true as const, ...fields });

/** Errors of any call (contract/endpoint.ts), and those of calls with a body. */
const COMMON_FAILURES = [400, 429, 500, 503];
const ACCESS_FAILURES = { public: [], member: [401], staff: [401, 403], guard: [401, 403] } as const;
const BODY_FAILURES = [408, 413, 415];

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted',
  400: 'Wrong input; details name the fields',
  401: 'Not signed in, or the credentials are wrong',
  403: 'Not allowed for this member',
  404: 'Not found',
  409: 'Conflicts with the current state',
  408: 'The body took too long to arrive',
  410: 'No longer available',
  413: 'The body is too large',
  415: 'The body, or its file, is of another type',
  422: 'Cannot be processed: see data.action for what has to be done first, or details for the invalid part',
  429: 'Too many requests; see Retry-After',
  500: 'Internal error',
  503: 'Busy or restarting; see Retry-After',
};

// Fastify compares a plugin without a name with the exports of every loaded module.
const PLUGIN_NAME = Symbol.for('fastify.display-name');

/** Registers an endpoint of the contract, which defines everything except the response. */
export function serve<const E extends Endpoint>(app: FastifyInstance, endpoint: E, route: Route<E>): void {
  const { method, path, access, roles, isPolled, body, upload, produces, timeoutMs = DEFAULT_TIMEOUT_MS } = endpoint;
  const status = Number(Object.keys(endpoint.responses)[0]);
  const isPage = produces === 'html';
  app.endpoints.push(endpoint);
  const definition: RouteOptions = {
    method,
    url: `${API_BASE}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { ...route.config, isRepeatableByKey: endpoint.repeatable === 'by-key', ...(upload && { upload }) },
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    ...(timeoutMs > DEFAULT_TIMEOUT_MS && { handlerTimeout: timeoutMs }),
    schema: schemaOf(endpoint),
    ...(access !== 'public' && { onRequest: app.requireAccess({ access, roles, isPolled }) }),
    // After validation: an invalid field must not use up a person's limit.
    ...(route.counters && { preHandler: countWith(route.counters) }),
    errorHandler: errorHandlerOf(endpoint),
    handler: async (request, reply) => {
      let response: unknown;
      try {
        response = await route.handle(toCall(request, reply));
      } catch (error) {
        if (!(error instanceof ClientDisconnectedError)) throw error;
        request.log.info('the client has disconnected');
        return reply.hijack();
      }
      if (response instanceof PreparedResponse || response instanceof FileResponse)
        return response.payload(request, reply);
      void reply.code(status);
      if (isPage) void reply.headers(PAGE_HEADERS);
      return response;
    },
  };
  if (!upload && (body || method === 'GET')) {
    app.route(definition);
    return;
  }
  const plugin = async (scope: FastifyInstance) => {
    if (upload) await acceptUpload(scope, upload, timeoutMs);
    else ignoreBodies(scope);
    scope.route(definition);
  };
  void app.register(Object.assign(plugin, { [PLUGIN_NAME]: `${method} ${path}` }));
}

const failsAsPage = (endpoint: Endpoint) => endpoint.produces === 'html' || endpoint.failsAsPage === true;

const errorHandlerOf = (endpoint: Endpoint) => {
  const { repeatsMessage } = endpoint;
  if (failsAsPage(endpoint)) return sendErrorPage;
  return repeatsMessage ? sendErrorTwice : sendError;
};

function sendErrorTwice(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = toFailure(error, request, reply);
  reply.send({ ...failure, error: failure.message });
}

// Bodies are ignored: a button posts a form, mail programs post in several formats (RFC 8058,
// section 3.2), and some clients send a content type without a body.
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
}

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1] ?? ''],
  ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  response: describeResponses(endpoint),
});

const describeResponses = (endpoint: Endpoint) => {
  const { method, access, responses, failures = [], produces, repeatable } = endpoint;
  const failing = [
    ...COMMON_FAILURES,
    ...ACCESS_FAILURES[access],
    ...failures,
    ...(method === 'GET' ? [] : BODY_FAILURES),
    ...(repeatable === 'by-key' ? [STATUS.KEY_REUSED] : []),
  ];
  const failureBody = failsAsPage(endpoint) ? z.string() : failure;
  const mediaType = failsAsPage(endpoint) ? 'text/html' : 'application/json';
  const describe = (schemas: Readonly<Record<number, z.ZodMiniType>>, type: string) =>
    Object.entries(schemas).map(([status, schema]) => [
      status,
      { description: DESCRIPTIONS[Number(status)] ?? status, content: { [type]: { schema } } },
    ]);
  return Object.fromEntries([
    ...describe(responses, produces === 'file' ? 'application/octet-stream' : mediaType),
    ...describe(Object.fromEntries(failing.map((status) => [status, failureBody])), mediaType),
  ]);
};

function countWith(counters: Counters) {
  return async (request: FastifyRequest) => {
    const wait = await counters.take(request.member?.id ?? clientKey(request));
    if (wait !== undefined) throw tooManyRequests(wait);
  };
}

// The schemas of the route have validated these values; Fastify's own types cannot express that.
const toCall = <E extends Endpoint>(request: FastifyRequest, reply: FastifyReply) =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    file: request.upload ?? undefined,
    member: request.member ?? undefined,
    get client() {
      return clientKey(request);
    },
    get signal() {
      return disconnectSignal(reply);
    },
    get cookies() {
      return endpointCookies(request, reply);
    },
    idempotencyKey: request.routeOptions.config.isRepeatableByKey ? idempotencyKey(request) : undefined,
  }) as Call<E>;

/** The reason of an aborted `signal`: no client receives a response or an error. */
class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError';
}

// Fastify aborts `request.signal` as soon as the body has been read, because Node closes the
// request then.
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort(new ClientDisconnectedError());
  };
  // The client may have disconnected before the handler asks.
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}

function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key))) return key;
  throw fieldError('INVALID_INPUT', 'Idempotency-Key', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
}

/** Cookies for one part of the API, not readable by scripts. They never authenticate. */
interface EndpointCookies {
  get(name: string): string | undefined;
  /** Sets a cookie for all URLs of the API that start with `path`. */
  set(name: string, value: string, life: { readonly maxAge: number; readonly path: string }): void;
}

const endpointCookies = (request: FastifyRequest, reply: FastifyReply): EndpointCookies => ({
  get: (name) => parseCookie(request.headers.cookie ?? '')[name],
  set(name, value, { maxAge, path }) {
    const secure = request.protocol === 'https';
    reply.header(
      'set-cookie',
      stringifySetCookie(name, value, { path, maxAge, secure, httpOnly: true, sameSite: 'strict' }),
    );
  },
});
