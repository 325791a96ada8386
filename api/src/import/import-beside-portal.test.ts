import type { FastifyInstance } from 'fastify';
import { ENGINES, type TestDatabase } from '../testing/engines';
import { addPosting, buildTestApp, newJobseeker, type TestMember } from '../testing/portal';
import { startServer } from '../testing/server-process';
import { JOBS_IMPORT } from '../modules/jobs';
import { Staging } from './staging.repository';

jest.setTimeout(180_000);

// The embedded database has one process: nothing is imported beside a running portal.
const postgres = ENGINES.find(({ name }) => name === 'postgres');
const APPLICANTS = 12;

(postgres ? describe : describe.skip)('while an import has not committed yet', () => {
  let opened: TestDatabase;
  let app: FastifyInstance;
  let members: TestMember[];

  beforeAll(async () => {
    opened = await postgres!.open();
    app = await buildTestApp(opened.database);
    members = [];
    for (let index = 0; index < APPLICANTS; index += 1) members.push(await newJobseeker(app));
  });
  afterAll(async () => {
    await app.close();
    await opened.remove();
  });

  /** A posting of a source, changed by an import that has not committed while `work` runs. */
  async function duringImport(work: (posting: string) => Promise<void>): Promise<void> {
    const posting = await addPosting(opened.database);
    await opened.database.query("update job_postings set source = 'test', reference = $1 where id = $1", [posting]);
    await opened.database.transaction(async (tx) => {
      const staging = new Staging(tx, { kind: JOBS_IMPORT, source: 'test' });
      await staging.begin();
      await staging.add([JSON.stringify(rowOf(posting))]);
      expect(await staging.compare(false)).toMatchObject({ changed: 1 });
      await staging.write(1, 1);
      await work(posting);
    });
  }

  test('more members than connections apply for a posting that an import changes, without waiting', async () => {
    await duringImport(async (posting) => {
      const responses = await Promise.all([
        ...members.map(({ email, headers }) =>
          app.inject({
            method: 'POST',
            url: '/api/job/apply',
            headers,
            payload: { email, jobPostingId: posting },
          }),
        ),
        app.inject({ url: '/api/job/postings?search=nurse' }),
        app.inject({ method: 'PUT', url: `/api/job/saved/${posting}`, headers: members[0]?.headers ?? {} }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([...members.map(() => 201), 200, 200]);
    });
    expect(await opened.database.query('select 1 from applications')).toHaveLength(APPLICANTS);
  });

  test('another process of the API can start, including one that would fill an empty database', async () => {
    await duringImport(async () => {
      const server = await startServer({ DATABASE_URL: opened.url, KADAM_SEED: '1' });
      expect((await fetch(`${server.origin}/api/readyz`)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    });
  });
});

const rowOf = (reference: string) => ({
  ordinal: 1,
  line: 2,
  reference,
  job_name: 'Ward Nurse',
  company_name: 'Sanjeevani Care',
  location: 'Pune',
  employment_type: 'full_time',
  job_type: 'onsite',
  experience_level: 'intermediate',
  description: 'Care.',
  skills: [],
  is_active: true,
  responsibilities: [],
  requirements: [],
});
