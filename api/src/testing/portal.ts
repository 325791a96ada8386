import { randomUUID } from 'node:crypto';
import { API_BASE } from '@kadam/shared/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Dependencies } from '../app';
import { parametersFrom } from '../db/columns';
import type { Database, Queryable } from '../db/database';
import { limitsFor } from '../limits';
import { createParsers } from '../modules/resume';
import { type Engine, testDatabase } from './engines';

export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly headers: { readonly authorization: string };
}

// Shared by all applications of a test file: starting a parser takes seconds of processor time.
const parsers = createParsers({ atOnce: 1 });
afterAll(() => parsers.stop());

type TestDependencies = Partial<Omit<Dependencies, 'config'>> & { config?: Partial<Dependencies['config']> };

/** A test application with high limits and fresh counts. */
export async function buildTestApp(
  database: Database,
  { config, ...more }: TestDependencies = {},
): Promise<FastifyInstance> {
  if (database.isShared) await database.query('delete from rate_limits');
  return buildApp({
    database,
    config: { environment: 'development', trustedProxies: [], logLevel: 'silent', ...config },
    limits: limitsFor(1_000),
    searchesOnDemand: true,
    parsers,
    // The lowest cost (RFC 9106): hashing would otherwise take a third of the test time.
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    ...more,
  });
}

export interface TestPortal {
  readonly app: FastifyInstance;
  readonly database: Database;
}

/**
 * A test application with a separate database, for one `describe`. Read its parts in a test, not
 * before.
 */
export function testPortal(open: Engine['open'], dependencies?: TestDependencies): TestPortal {
  let app: FastifyInstance;
  // Jest runs these in order: the application is closed before its database.
  afterAll(() => app.close());
  const opened = testDatabase(open);
  beforeAll(async () => {
    app = await buildTestApp(opened.database, dependencies);
  }, 60_000);
  return {
    get app() {
      return app;
    },
    get database() {
      return opened.database;
    },
  };
}

export async function newMember(app: FastifyInstance): Promise<TestMember> {
  const account = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha.${randomUUID()}@example.in`,
    password: 'monsoon-clouds',
  };
  await app.inject({ method: 'POST', url: '/api/auth/signup', payload: account });
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: account });
  const { token, user } = login.json<{ token: string; user: { id: string } }>();
  return {
    id: user.id,
    email: account.email,
    password: account.password,
    headers: { authorization: `Bearer ${token}` },
  };
}

/** The same member after a new login, for tests in which days pass. */
export async function again(app: FastifyInstance, member: TestMember): Promise<TestMember> {
  const { email, password } = member;
  const login = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
  return { ...member, headers: { authorization: `Bearer ${login.json<{ token: string }>().token}` } };
}

/** A new member who may apply for jobs. */
export async function newJobseeker(app: FastifyInstance): Promise<TestMember> {
  const member = await newMember(app);
  const payload = { jobseekerName: 'Asha Rao', email: member.email };
  await app.inject({ method: 'POST', url: '/api/jobseeker/profile', headers: member.headers, payload });
  return member;
}

/** The id of an application of a new member for a new posting. */
export async function newApplication({ app, database }: TestPortal): Promise<string> {
  const { email, headers } = await newJobseeker(app);
  const payload = { email, jobPostingId: await addPosting(database) };
  return (await app.inject({ method: 'POST', url: '/api/job/apply', headers, payload })).json().data.id;
}

/** Sends requests as a member; the paths are those of the contract. */
export const callAs =
  ({ app }: Pick<TestPortal, 'app'>, { headers }: Pick<TestMember, 'headers'>) =>
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `${API_BASE}${path}`, headers, ...(payload && { payload }) });

interface PostingFields {
  job_name: string;
  company_name: string;
  location: string;
  employment_type: string;
  job_type: string;
  experience_level: string;
  description: string;
  skills: readonly string[];
  ctc: number | null;
  is_active: boolean;
  /** Default: by `is_active`. */
  state: string;
  created_at: Date;
  valid_through: Date;
}

export async function addPosting(database: Queryable, fields: Partial<PostingFields> = {}): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    job_name: 'Staff Nurse',
    company_name: 'Sanjeevani Care',
    location: 'Pune, Maharashtra',
    employment_type: 'full_time',
    job_type: 'onsite',
    experience_level: 'intermediate',
    description: 'Care for patients of the surgical ward.',
    skills: ['Patient care', 'IV therapy'],
    ctc: 4.8,
    is_active: true,
    created_at: new Date(),
    ...fields,
  };
  await insert(database, 'job_postings', row);
  return id;
}

export async function addCourse(
  database: Queryable,
  fields: {
    name?: string;
    category?: string;
    curriculum?: readonly string[];
    fee?: number | null;
    start_date?: string | null;
    is_hidden?: boolean;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await insert(database, 'courses', {
    id,
    name: 'Bookkeeping with Tally',
    description: 'Keep the books of a small business.',
    duration: '3 months',
    category: 'Finance & Accounting',
    genre: 'Accounting',
    provider: 'Sahyadri Institute',
    synopsis: 'From vouchers to a balance sheet.',
    full_synopsis: 'From the first voucher to a balance sheet that adds up.',
    curriculum: ['Vouchers', 'Ledgers'],
    ...fields,
  });
  return id;
}

/** Adds a row; its fields are the columns. */
export async function insert(database: Queryable, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await database.query(
    `insert into ${table} (${columns.join(', ')}) values (${parametersFrom(1, columns)})`,
    Object.values(row),
  );
}
