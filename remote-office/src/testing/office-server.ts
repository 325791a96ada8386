import { createServer, type Server, type ServerResponse } from 'node:http';
import type { StaffRole } from '@kadam/shared/contract/endpoint';
import type { Invitation, OfficeSession, StaffMember } from '@kadam/shared/contract/staff';
import { signOut } from '@kadam/shared/session';

interface Call {
  /** Method and path, such as `GET /office/staff`. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** Parsed JSON; the text of a form. */
  readonly body: unknown;
}

interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

type Respond = (call: Call) => TestResponse | Promise<TestResponse>;

export const ok = (data: unknown = {}): TestResponse => ({ status: 200, body: { success: true, data } });

export const failed = (status: number, message: string, more: object = {}): TestResponse => ({
  status,
  body: { success: false, message, ...more },
});

export const CODE_REQUIRED = failed(403, 'Please enter the code.', { code: 'SECOND_FACTOR_REQUIRED' });

/** A real HTTP server on the port of the page's origin; each test sets its routes by name. */
class OfficeServer {
  readonly calls: Call[] = [];
  routes: Record<string, Respond> = {};
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const name = `${request.method} ${url.pathname.replace(/^\/api/, '')}`;
      const text = Buffer.concat(chunks).toString();
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
      const body: unknown = isForm ? text : JSON.parse(text || 'null');
      void this.respond({ name, query: url.searchParams, body }, response);
    });
  });

  private async respond(call: Call, response: ServerResponse): Promise<void> {
    this.calls.push(call);
    const { status, body } = (await this.routes[call.name]?.(call)) ?? failed(404, `Nothing is at ${call.name}.`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  bodiesOf = (name: string): unknown[] => this.calls.filter((call) => call.name === name).map(({ body }) => body);

  start = () => new Promise<void>((resolve) => this.server.listen(Number(location.port), '127.0.0.1', resolve));

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/**
 * The server for the tests of a file. Before each test the office is open for a person with these
 * roles, and `routes` are added.
 */
export function serveOffice(roles: readonly StaffRole[], routes: () => Record<string, Respond> = () => ({})) {
  const server = new OfficeServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    server.calls.length = 0;
    server.routes = { 'GET /office/session': () => ok({ ...SESSION, roles }), ...routes() };
  });
  afterEach(() => signOut());
  return server;
}

export const SESSION: OfficeSession = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  roles: ['owner'],
  secondFactor: 'passed',
  endsAt: '2026-11-27T12:00:00.000Z',
};

export const PERSON: StaffMember = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ravi Iyer',
  email: 'ravi@example.in',
  roles: ['recruiter'],
  hasSecondFactor: true,
  since: '2026-11-20T06:00:00.000Z',
  version: 3,
};

export const INVITATION: Invitation = {
  id: '00000000-0000-4000-8000-000000000002',
  email: 'kavya@example.in',
  roles: ['course_manager'],
  invitedBy: 'Asha Rao',
  at: '2026-11-27T06:00:00.000Z',
  expiresAt: '2026-12-04T06:00:00.000Z',
};
