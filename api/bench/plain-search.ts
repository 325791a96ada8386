import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../src/db/database';

/**
 * The job search as it is written without an index: ILIKE over the texts, OFFSET, and COUNT(*), in
 * two statements. For comparison.
 */
export const plainSearch = (database: Database) => async (request: IncomingMessage, response: ServerResponse) => {
  const query = new URL(request.url ?? '/', 'http://bench').searchParams;
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['is_active'];
  for (const word of (query.get('search') ?? '').split(' ').filter(Boolean)) {
    const pattern = bind(`%${word}%`);
    conditions.push(
      `(job_name ilike ${pattern} or company_name ilike ${pattern} or description ilike ${pattern} or array_to_string(skills, ' ') ilike ${pattern})`,
    );
  }
  if (query.has('location')) conditions.push(`location ilike ${bind(`%${query.get('location')}%`)}`);
  for (const [name, column] of Object.entries(COLUMNS)) {
    const kinds = query.get(name)?.split(',');
    if (kinds) conditions.push(`${column} = any(${bind(kinds)})`);
  }
  if (query.has('minCTC')) conditions.push(`ctc >= ${bind(query.get('minCTC'))}`);
  if (query.has('maxCTC')) conditions.push(`ctc <= ${bind(query.get('maxCTC'))}`);
  const where = conditions.join(' and ');
  const offset = (Number(query.get('page') ?? 1) - 1) * 12;
  const [counted] = await database.query(`select count(*) as total from job_postings where ${where}`, values);
  const postings = await database.query(
    `select * from job_postings where ${where} order by created_at desc, id limit 12 offset ${offset}`,
    values,
  );
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success: true, data: { jobPostings: postings, counted } }));
};

const COLUMNS = { jobType: 'job_type', employmentType: 'employment_type', experienceLevel: 'experience_level' };
