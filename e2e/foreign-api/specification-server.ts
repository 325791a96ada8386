import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ATS_RESPONSE, COURSES, POSTINGS } from './content';

/** A server with only the specified API. */
export interface SpecificationServer {
  readonly origin: string;
  /** All calls in order, as 'POST /job/apply'. */
  readonly calls: readonly Call[];
  close(): Promise<void>;
}

export interface Call {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly origin: string | undefined;
  readonly authorization: string | undefined;
}

interface Account {
  readonly id: number;
  email: string;
  firstName: string;
  lastName: string;
  readonly password: string;
  hasProfile: boolean;
  readonly applied: string[];
}

interface Options {
  readonly port?: number;
  /** Origin of the portal if its pages call with credentials from another origin. */
  readonly allowedOrigin?: string;
}

type Answer = readonly [status: number, body: unknown];
type Handle = (call: Call, account: Account | undefined) => Answer;

const BASE = '/api';
const NO_SUCH_CALL: Answer = [404, { message: 'No such call.' }];
const LOG_IN: Answer = [401, { message: 'Unauthorized' }];

export async function startSpecificationServer({
  port = 0,
  allowedOrigin,
}: Options = {}): Promise<SpecificationServer> {
  const calls: Call[] = [];
  const portal = specifiedCalls();
  const server = createServer((request, response) => {
    if (allowedOrigin !== undefined) allow(response, allowedOrigin);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    void readCall(request).then((call) => {
      calls.push(call);
      const [status, body] = portal(call);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'authorization, content-type');
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT');
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const isJson = /json/.test(request.headers['content-type'] ?? '');
  return {
    name: `${request.method} ${url.pathname.replace(BASE, '')}`,
    query: url.searchParams,
    body: isJson ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {},
    origin: request.headers.origin,
    authorization: request.headers.authorization,
  };
}

/** The specified calls, with its own accounts. */
function specifiedCalls(): (call: Call) => Answer {
  const accounts: Account[] = [];
  const handles: Readonly<Record<string, Handle>> = {
    'POST /auth/signup': ({ body }) => {
      const { firstName, lastName, email, password } = body as Record<string, string>;
      const names = { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' };
      accounts.push({ id: accounts.length + 1, ...names, password: password ?? '', hasProfile: false, applied: [] });
      return [201, {}];
    },
    'POST /auth/login': ({ body }) => {
      const found = accounts.find(({ email, password }) => email === body.email && password === body.password);
      return found
        ? [200, { token: `token-${found.id}`, user: { id: found.id } }]
        : [401, { message: 'Wrong password' }];
    },
    'GET /auth/getprofile': withAccount(({ firstName, lastName, email }) => [200, { firstName, lastName, email }]),
    'PUT /auth/update-profile': withAccount((account, { body }) => {
      Object.assign(account, body);
      return [200, {}];
    }),
    'GET /courses': () => [200, COURSES],
    'POST /courses/enroll': withAccount(() => [200, {}]),
    'GET /job/postings': ({ query }) => {
      const searched = (query.get('search') ?? '').toLowerCase();
      const jobPostings = POSTINGS.filter((posting) => JSON.stringify(posting).toLowerCase().includes(searched));
      return [200, { data: { jobPostings, pagination: { total: jobPostings.length } } }];
    },
    'POST /job/apply': withAccount((account, { body }) => {
      const id = String(body.jobPostingId);
      if (!account.hasProfile)
        return [200, { message: 'Create your profile first.', data: { action: 'CREATE_PROFILE' } }];
      if (account.applied.includes(id)) return [409, { message: 'You have already applied for this job.' }];
      account.applied.push(id);
      return [200, { message: 'Done.', data: {} }];
    }),
    'POST /jobseeker/profile': withAccount((account) => {
      account.hasProfile = true;
      return [200, { success: true, message: 'Saved.' }];
    }),
    'POST /resume/ats-score': () => [200, ATS_RESPONSE],
  };
  const accountOf = ({ authorization }: Call) => accounts.find(({ id }) => authorization === `Bearer token-${id}`);
  return (call) => {
    const account = accountOf(call);
    // Pages of single jobs and courses are rendered by a portal's own API; without one they are
    // served as composed.
    if (call.name.startsWith('GET /documents')) return [501, { message: 'Not implemented.' }];
    if (/^GET \/job\/applications\/user\/\w+$/.test(call.name)) return account ? appliedOf(account) : LOG_IN;
    return handles[call.name]?.(call, account) ?? NO_SUCH_CALL;
  };
}

const withAccount =
  (respond: (account: Account, call: Call) => Answer): Handle =>
  (call, account) =>
    account ? respond(account, call) : LOG_IN;

/** Postings under `jobPostingId`; their `id` is that of the application. */
const appliedOf = ({ applied }: Account): Answer => [
  200,
  {
    data: {
      jobPostings: POSTINGS.filter(({ id }) => applied.includes(String(id))).map((posting, index) => ({
        ...posting,
        id: `application-${index}`,
        jobPostingId: posting.id,
      })),
    },
  },
];
