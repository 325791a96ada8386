import type { PostingsQuery } from '@kadam/shared/contract/jobs';
import type { Queryable } from '../../db/database';
import { type PostingRow, toJobPosting } from './job-postings';
import type { JobSearch } from './job-search';

/** The search as one SQL statement, so that page and total are of the same moment. */
export const sqlJobSearch = (database: Queryable): JobSearch => ({
  async find(query) {
    const { where, values, bind } = conditions(query);
    const limit = bind(query.limit);
    const offset = bind((query.page - 1) * query.limit);
    const rows = await database.query<{ total: number } & (PostingRow | { id: null })>(
      `select counted.total, page.*
       from (select count(*) as total from job_postings where ${where}) counted
       left join lateral (
         select * from job_postings where ${where} order by created_at desc, id limit ${limit} offset ${offset}
       ) page on true
       order by page.created_at desc, page.id`,
      values,
    );
    return {
      total: rows[0]?.total ?? 0,
      jobPostings: rows.flatMap((row) => (row.id === null ? [] : [toJobPosting(row as PostingRow)])),
    };
  },
});

function conditions(query: PostingsQuery) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts = ['is_active'];

  for (const word of words(query.search)) {
    const pattern = bind(contains(word));
    parts.push(
      `(job_name ilike ${pattern} or company_name ilike ${pattern} or description ilike ${pattern} or array_to_string(skills, ' ') ilike ${pattern})`,
    );
  }
  for (const title of [query.jobName, query.job_name]) {
    for (const word of words(title)) parts.push(`job_name ilike ${bind(contains(word))}`);
  }
  for (const word of words(query.location)) parts.push(`location ilike ${bind(contains(word))}`);
  if (query.jobType.length > 0) parts.push(`job_type = any(${bind(query.jobType)})`);
  if (query.employmentType.length > 0) parts.push(`employment_type = any(${bind(query.employmentType)})`);
  if (query.experienceLevel.length > 0) parts.push(`experience_level = any(${bind(query.experienceLevel)})`);
  // From nothing upwards is no restriction: postings without a figure stay in.
  if (query.minCTC) parts.push(`ctc >= ${bind(query.minCTC)}`);
  if (query.maxCTC !== undefined) parts.push(`ctc <= ${bind(query.maxCTC)}`);
  return { where: parts.join(' and '), values, bind };
}

const words = (text = '') => text.split(/[\s,]+/u).filter(Boolean);

const contains = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
