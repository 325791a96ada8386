import { createServer, type Server } from 'node:http';
import type { Course as SentCourse } from '@kadam/shared/contract/learning';

interface TestResponse {
  readonly status: number;
  readonly body: unknown;
}

/** A real HTTP server on the port of the page's origin; each test sets its response. */
export class CourseServer {
  respond: (path: string, method: string) => TestResponse | Promise<TestResponse> = () => ({ status: 500, body: {} });
  private server: Server | undefined;

  start(): Promise<void> {
    return new Promise((ready) => {
      this.server = createServer((request, response) => {
        void Promise.resolve(this.respond(request.url ?? '', request.method ?? '')).then(({ status, body }) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        });
      }).listen(Number(location.port), '127.0.0.1', ready);
    });
  }

  stop(): Promise<unknown> {
    this.server?.closeAllConnections();
    return new Promise((closed) => this.server?.close(closed));
  }
}

export const ok = (body: unknown): TestResponse => ({ status: 200, body });

export const failure = (status: number, message: string): TestResponse => ({
  status,
  body: { success: false, message, code: status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE' },
});

export const sentCourse = (number: number, changes: Partial<SentCourse> = {}): SentCourse => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Course ${number}`,
  description: 'From the first formula to a report.',
  image: null,
  duration: '3 months',
  level: null,
  fee: null,
  startDate: null,
  mode: null,
  category: { name: 'Software & Data' },
  genre: 'Analytics',
  provider: 'Sopan Institute',
  synopsis: 'Twelve weeks of practice.',
  fullSynopsis: 'Twelve weeks of practice.\n\nThe last two are your own project.',
  students: null,
  features: ['Weekly practice'],
  learningOutcomes: ['Read a dataset'],
  curriculum: [{ title: 'Tables' }, { title: 'Charts' }],
  ...changes,
});
