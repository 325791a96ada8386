import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ENGINES, type TestDatabase } from './testing/engines';
import { confirmationSecret, newSubscriber } from './testing/newsletter';
import { addCourse, addPosting, buildTestApp, newJobseeker, newMember, type TestMember } from './testing/portal';
import { hostileInput, NO_BODY, type Operation, operationsOf, type Sent, validInput } from './testing/walker';

const RESUME = join(__dirname, '../../resume-engine/fixtures/bare-linkedin-url-roundtrip.pdf');
// Each database is sent other requests.
const HOSTILE_RUNS = 40 / ENGINES.length;
const VALID_RUNS = 12;

describe.each(ENGINES)('walking every documented operation on the $name database', ({ name, open }) => {
  const seed = (fc.readConfigureGlobal().seed ?? 0) + ENGINES.findIndex((engine) => engine.name === name);
  const ajv = new Ajv2020({ strict: false });
  let opened: TestDatabase;
  let app: FastifyInstance;
  let member: TestMember;
  let operations: Operation[];
  let known: Record<string, unknown[]>;

  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened.database);
    member = await newJobseeker(app);
    await opened.database.query("update members set role = 'operator' where id = $1", [member.id]);
    const postings = await Promise.all(Array.from({ length: 5 }, () => addPosting(opened.database)));
    const course = await addCourse(opened.database);
    known = {
      '/api/courses/{id} id': [course],
      '/api/newsletter/confirm token': [await confirmationSecret(app, opened.database)],
      '/api/newsletter/unsubscribe token': [(await newSubscriber(app, opened.database)).unsubscribeSecret],
      id: postings,
      jobPostingId: postings,
      jobPostingIds: postings,
      courseId: [course],
      '/api/auth/change-password currentPassword': [member.password],
      '/api/auth/change-password newPassword': [member.password],
      '/api/resume/ats-score file': [RESUME],
      phone: ['+91 98765 43210', '0124-555 0148'],
      userId: [member.id],
      email: [member.email],
      password: [member.password],
      page: ['', '1', '7'],
      limit: ['', '1', '100'],
      jobType: ['', 'onsite', 'remote,hybrid'],
      employmentType: ['full_time'],
      experienceLevel: ['fresher,experienced'],
      minCTC: ['', '0', '3.5'],
      maxCTC: ['', '40'],
      hours: ['', '1', '720'],
      minutes: ['', '30'],
      'csp-report': [{ 'effective-directive': 'img-src', 'blocked-uri': 'https://tracker.example/x' }],
      reports: [{ type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } }],
      items: [{ kind: 'stood', bundle: 'jobs', version: '0.1.0-aaaaaaaa', loadMs: 120, mountMs: 30.5 }],
      isCanary: [true, false],
      action: ['abort', 'rollback', 'refused'],
      releases: [{ bundle: 'jobs', version: '0.1.0-aaaaaaaa' }],
      why: ['It fails for 9 of 10 visitors.'],
    };
    operations = operationsOf((await app.inject({ url: '/api/openapi.json' })).json());
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await opened.remove();
  });

  // Who logs out is nobody for the operations that follow.
  const headersFor = async ({ path }: Operation) =>
    (path.startsWith('/api/auth/logout') ? await newMember(app) : member).headers;

  async function send(operation: Operation, { url, headers, payload }: Sent): Promise<number> {
    const answer = await app.inject({
      method: operation.method,
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const described = operation.responses[answer.statusCode];
    expect({ status: answer.statusCode, isDocumented: described !== undefined }).toMatchObject({ isDocumented: true });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/\bat .*\.ts:\d+|node_modules|password_hash/);
    const isText = described === NO_BODY || String(answer.headers['content-type']).startsWith('text/html');
    const isRight = ajv.validate(described ?? false, isText ? answer.body : answer.json());
    expect(isRight ? [] : ajv.errors).toEqual([]);
    return answer.statusCode;
  }

  test('hostile requests get a documented refusal and never break anything', async () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const operation of operations) {
      const property = fc.asyncProperty(
        hostileInput(operation, await headersFor(operation)),
        async (sent) => void (await send(operation, sent)),
      );
      await fc.assert(property, { numRuns: HOSTILE_RUNS, seed });
    }
    expect((await app.inject({ url: '/api/readyz' })).statusCode).toBe(200);
  }, 120_000);

  test('valid requests reach the success answer of every operation', async () => {
    const reached = new Set<string>();
    for (const operation of operations) {
      const input = validInput(operation, { known, headers: await headersFor(operation) });
      const property = fc.asyncProperty(input, async (sent) => {
        if ((await send(operation, sent)) < 300) reached.add(operation.name);
      });
      await fc.assert(property, { numRuns: VALID_RUNS, seed });
    }
    expect([...reached].sort()).toEqual(operations.map(({ name }) => name).sort());
  }, 120_000);
});
