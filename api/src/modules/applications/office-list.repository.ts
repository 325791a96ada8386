import type { ApplicationStatus } from '@kadam/shared/contract/applications';
import type {
  ApplicationOrder,
  ApplicationsBoard,
  ListedApplication,
} from '@kadam/shared/contract/office-applications';
import type { ListPage } from '@kadam/shared/contract/paging';
import { countRows, firstRow, type Queryable } from '../../db/database';
import type { ListPlace } from './office.repository';

/** Missing or empty fields do not restrict the list. */
export interface ListFilter {
  readonly words: readonly string[];
  readonly statuses: readonly ApplicationStatus[];
  readonly postingId: string | null;
  readonly company: string | null;
  /** Only those with unread messages from the candidate. */
  readonly hasNews: boolean;
}

type ListedRow = Omit<ListedApplication, 'appliedAt' | 'changedAt' | 'posting'> & {
  readonly appliedAt: Date;
  readonly changedAt: Date;
  readonly postingId: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
};

type Posting = ApplicationsBoard['posting'];

export const officeListRepository = (database: Queryable) => ({
  /** Applications that the office has not opened yet. */
  async waiting(): Promise<{ count: number; oldestAt: Date | null }> {
    const [row] = await database.query<{ count: number; oldestAt: Date | null }>(
      `select count(*)::int as count, min(applied_at) as "oldestAt" from applications where status = 'received'`,
    );
    return row ?? { count: 0, oldestAt: null };
  },

  async page(filter: ListFilter, order: ApplicationOrder, paging: ListPage): Promise<FoundPage> {
    return filter.words.length > 0
      ? foundByWords(database, { filter, order }, paging)
      : foundByIndex(database, { filter, order }, paging);
  },

  /** Ids, latest application first, after a cursor. */
  async idsAfter(filter: ListFilter, limit: number, after?: ListPlace): Promise<string[]> {
    const { matching, values } = matches(filter);
    const rows = await database.query<{ id: string }>(
      `select application.id ${matching}
         and ($6::timestamptz is null or (application.applied_at, application.id) < ($6, $7::uuid))
       order by ${ORDERS['-applied']} limit $5`,
      [...values, limit, after?.appliedAt ?? null, after?.id ?? null],
    );
    return rows.map(({ id }) => id);
  },

  async find(id: string): Promise<ListedApplication | undefined> {
    const [row] = await database.query<ListedRow>(`${SELECT} where application.id = $1`, [id]);
    return row && toListed(row);
  },

  posting: (id: string) =>
    firstRow<Posting>(
      database,
      'select id, job_name as title, company_name as company, location from job_postings where id = $1',
      [id],
    ),

  /** Number of applications for a posting by status. */
  async counts(postingId: string): Promise<ReadonlyMap<ApplicationStatus, number>> {
    const rows = await database.query<{ status: ApplicationStatus; count: number }>(
      'select status, count(*)::int as count from applications where job_posting_id = $1 group by status',
      [postingId],
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  },

  /** The applications of each status that were changed last. */
  async latest(postingId: string, statuses: readonly ApplicationStatus[], limit: number): Promise<ListedApplication[]> {
    const rows = await database.query<ListedRow>(
      `${SELECT} join (
         select card.id from unnest($2::text[]) as wanted (status) cross join lateral (
           select id from applications where job_posting_id = $1 and status = wanted.status
           order by changed_at desc, id desc limit $3
         ) card
       ) cards on cards.id = application.id order by ${ORDERS['-changed']}`,
      [postingId, statuses, limit],
    );
    return rows.map(toListed);
  },
});

interface FoundPage {
  readonly applications: ListedApplication[];
  readonly total: number;
}

interface Search {
  readonly filter: ListFilter;
  readonly order: ApplicationOrder;
}

async function foundByIndex(
  database: Queryable,
  { filter, order }: Search,
  { page, limit }: ListPage,
): Promise<FoundPage> {
  const { matching, values } = matches(filter);
  const [rows, total] = await Promise.all([
    database.query<ListedRow>(
      `with page as (select application.id ${matching} order by ${ORDERS[order]} limit $5 offset $6)
       ${SELECT} join page on page.id = application.id order by ${ORDERS[order]}`,
      [...values, limit, (page - 1) * limit],
    ),
    countRows(database, matching, values),
  ]);
  return { applications: rows.map(toListed), total };
}

/** Reads all texts once, for both the page and the total. */
async function foundByWords(
  database: Queryable,
  { filter, order }: Search,
  { page, limit }: ListPage,
): Promise<FoundPage> {
  const { matching, values } = matches(filter);
  const rows = await database.query<ListedRow & { readonly total: number }>(
    `with found as materialized (
       select application.id, application.applied_at, application.changed_at, application.sort_name ${matching}
     ), page as (select id from found application order by ${ORDERS[order]} limit $5 offset $6)
     ${SELECT.replace('select', 'select (select count(*)::int from found) as total,')}
     join page on page.id = application.id order by ${ORDERS[order]}`,
    [...values, limit, (page - 1) * limit],
  );
  const [first] = rows;
  if (first) return { applications: rows.map(toListed), total: first.total };
  // A page beyond the last one has no row with the total.
  if (page === 1) return { applications: [], total: 0 };
  return { applications: [], total: await countRows(database, matching, values) };
}

/**
 * The matching applications, and the values of $1 to $4. Titles are only read if there are search
 * words.
 */
function matches({ words, statuses, postingId, company, hasNews }: ListFilter) {
  const hasWords = words.length > 0;
  const text = hasWords
    ? `(application.search || ' ' || lower(posting.job_name || ' ' || posting.company_name))`
    : 'application.search';
  const matching = `from applications application
    ${hasWords ? 'join job_postings posting on posting.id = application.job_posting_id' : ''}
    where (cardinality($1::text[]) = 0 or application.status = any ($1::text[]))
      and ($2::uuid is null or application.job_posting_id = $2)
      and ($3::text is null or application.job_posting_id in (
        select id from job_postings where lower(company_name) = lower($3)))
      and ${text} like all ($4::text[])${hasNews ? ` and ${UNREAD} > 0` : ''}`;
  return { matching, values: [statuses, postingId, company, words.map(containing)] };
}

const UNREAD = `(select count(*)::int from application_messages message
  where message.application_id = application.id and message.read_at is null and not message.from_office)`;

const containing = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;

const ORDERS: Readonly<Record<ApplicationOrder, string>> = {
  applied: 'application.applied_at, application.id',
  '-applied': 'application.applied_at desc, application.id desc',
  changed: 'application.changed_at, application.id',
  '-changed': 'application.changed_at desc, application.id desc',
  name: 'application.sort_name, application.id',
  '-name': 'application.sort_name desc, application.id desc',
};

const SELECT = `select application.id, application.version, application.status, application.applied_at as "appliedAt",
    application.changed_at as "changedAt", application.resume_file_id is not null as "hasResume", ${UNREAD} as unread,
    posting.id as "postingId", posting.job_name as title, posting.company_name as company, posting.location,
    coalesce(nullif(profile.jobseeker_name, ''), trim(member.first_name || ' ' || member.last_name)) as name,
    member.first_name as "firstName", coalesce(nullif(profile.contact_email, ''), member.email) as email
  from applications application
  join job_postings posting on posting.id = application.job_posting_id
  join members member on member.id = application.member_id
  left join jobseeker_profiles profile on profile.member_id = application.member_id`;

const toListed = ({
  postingId,
  title,
  company,
  location,
  appliedAt,
  changedAt,
  total: _,
  ...row
}: ListedRow & { readonly total?: number }): ListedApplication => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  changedAt: changedAt.toISOString(),
  posting: { id: postingId, title, company, location },
});
