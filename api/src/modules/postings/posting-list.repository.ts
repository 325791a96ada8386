import type { ListedOfficePosting, OfficePostingsQuery, OfficePostingSort } from '@kadam/shared/contract/postings';
import { countRows, type Queryable } from '../../db/database';
import { lastDayOf } from './posting-days';

interface Row extends Omit<ListedOfficePosting, 'createdAt' | 'publishAt' | 'expiresOn'> {
  /** Total of all pages; 0 if it is counted separately. */
  readonly total: number;
  readonly createdAt: Date;
  readonly publishAt: Date | null;
  readonly validThrough: Date | null;
}

const ORDERS: Readonly<Record<string, (direction: 'asc' | 'desc') => string>> = {
  title: (direction) => `left(job_name, 100) collate "C" ${direction}, p.id ${direction}`,
  company: (direction) => `left(company_name, 100) collate "C" ${direction}, p.id ${direction}`,
  created: (direction) => `created_at ${direction}, p.id ${direction}`,
  // Without an expiry counts as later than every day: in PostgreSQL nulls are last, and first in
  // descending order.
  expiry: (direction) => `valid_through ${direction}, p.id ${direction}`,
  applications: (direction) => `coalesce(counted.count, 0) ${direction}, p.id ${direction}`,
};

const COUNTS = `left join (
  select job_posting_id, count(*) as count from applications where status <> 'withdrawn' group by 1
) counted on counted.job_posting_id = p.id`;

function orderOf(sort: OfficePostingSort): string {
  const isDescending = sort.startsWith('-');
  return ORDERS[sort.replace('-', '')]!(isDescending ? 'desc' : 'asc');
}

/** Joins and conditions of the given filters, with their values. */
function filterOf({ q = '', employer = '', state, category, jobType, employmentType }: OfficePostingsQuery) {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (condition: (place: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (employer !== '')
    add((place) => `p.employer_id = (select id from employers where name_key = company_key(${place}))`, employer);
  if (state.length > 0) add((place) => `p.state = any(${place}::text[])`, state);
  // A posting that has not been classified yet is in 'other'.
  if (category.length > 0) add((place) => `coalesce(p.category, 'other') = any(${place}::text[])`, category);
  if (jobType.length > 0) add((place) => `p.job_type = any(${place}::text[])`, jobType);
  if (employmentType.length > 0) add((place) => `p.employment_type = any(${place}::text[])`, employmentType);
  let found = '';
  if (q.trim() !== '') {
    values.push(q);
    // A join instead of `in`, for which the planner expects 200 postings and looks up each one.
    found = `join office_posting_search($${values.length}) found (id) using (id)`;
  }
  return { found, where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

export const postingListRepository = (database: Queryable) => ({
  async page(query: OfficePostingsQuery): Promise<{ postings: ListedOfficePosting[]; total: number }> {
    const { page, limit, sort = '-created' } = query;
    const { found, where, values } = filterOf(query);
    const places = [`$${values.length + 1}`, `$${values.length + 2}`];
    const order = orderOf(sort);
    const counts = sort.endsWith('applications') ? COUNTS : '';
    // With search words one statement finds the page and the total; without them, counting
    // separately by index is faster.
    const isCountedBeside = query.q !== undefined && query.q.trim() !== '';
    const total = isCountedBeside ? 'count(*) over ()' : '0';
    const rows = await database.query<Row>(
      `select p.id, job_name as "jobName", company_name as "companyName", location, state, category,
         job_type as "jobType", employment_type as "employmentType", created_at as "createdAt",
         publish_at as "publishAt", valid_through as "validThrough", version, shown.total::int as total,
         (select count(*)::int from applications where job_posting_id = p.id and status <> 'withdrawn') as applications
       from (
         select p.id, row_number() over (order by ${order}) as place, ${total} as total
         from job_postings p ${found} ${counts} ${where}
         order by ${order} limit ${places[0]} offset ${places[1]}
       ) shown join job_postings p using (id) order by shown.place`,
      [...values, limit, (page - 1) * limit],
    );
    const [first] = rows;
    if (isCountedBeside && first) return { postings: rows.map(toListed), total: first.total };
    if (isCountedBeside && page === 1) return { postings: [], total: 0 };
    return {
      postings: rows.map(toListed),
      total: await countRows(database, `from job_postings p ${found} ${where}`, values),
    };
  },
});

const toListed = ({ createdAt, publishAt, validThrough, total: _, ...row }: Row): ListedOfficePosting => ({
  ...row,
  createdAt: createdAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  expiresOn: lastDayOf(validThrough),
});
