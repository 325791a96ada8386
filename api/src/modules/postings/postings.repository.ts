import { imageAddress } from '@kadam/shared/contract/image-addresses';
import type { Category } from '@kadam/shared/contract/jobs';
import type { OfficePosting, PostingFields, PostingState } from '@kadam/shared/contract/postings';
import { columnOf, parametersFrom, pick } from '../../db/columns';
import { firstRow, type Queryable } from '../../db/database';
import { lastDayOf } from './posting-days';

/** A posting for the office. */
export interface StoredPosting extends Omit<PostingFields, 'expiresOn'> {
  readonly id: string;
  readonly state: PostingState;
  readonly publishAt: Date | null;
  readonly validThrough: Date | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly logoUrl: string | null;
  readonly employerLogo: string | null;
  readonly image: string | null;
  readonly source: string | null;
  readonly version: number;
  readonly createdBy: string | null;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
  readonly applications: number;
}

/** Content of a posting, as stored. */
export interface PostingContent extends Omit<PostingFields, 'expiresOn' | 'category'> {
  readonly category: Category;
  readonly validThrough: Date | null;
}

type NewState = Pick<StoredPosting, 'state' | 'publishAt'>;

/** Who makes a change, by name, and when. */
export interface Edit {
  readonly by: string;
  readonly at: Date;
}

/** Fields that are stored as the office writes them. */
const PLAIN_FIELDS = [
  'jobName',
  'companyName',
  'location',
  'employmentType',
  'jobType',
  'experienceLevel',
  'category',
  'description',
  'skills',
  'responsibilities',
  'requirements',
  'ctc',
  'noticePeriod',
  'workingDays',
] as const satisfies readonly (keyof PostingFields)[];

const CONTENT = [...PLAIN_FIELDS, 'validThrough'] as const satisfies readonly (keyof PostingContent)[];
const CONTENT_COLUMNS = CONTENT.map(columnOf).join(', ');
const contentValues = (content: PostingContent) => CONTENT.map((name) => content[name]);

const COUNT = `(select count(*)::int from applications where job_posting_id = p.id and status <> 'withdrawn')`;
const COLUMNS = `p.id, ${CONTENT.map((name) => `${columnOf(name)} as "${name}"`).join(', ')},
  state, publish_at as "publishAt", created_at as "createdAt", closed_at as "closedAt", logo_url as "logoUrl", image,
  (select logo_id from employers where id = p.employer_id) as "employerLogo",
  source, version, created_by as "createdBy", changed_by as "changedBy", changed_at as "changedAt",
  ${COUNT} as applications`;

export const postingsRepository = (database: Queryable) => {
  const one = (where: string, values: readonly unknown[]) =>
    firstRow<StoredPosting>(database, `select ${COLUMNS} from job_postings p where ${where}`, values);

  return {
    find: (id: string) => one('p.id = $1', [id]),

    /** The same, locked until the end of the transaction. */
    locked: (id: string) => one('p.id = $1 for update of p', [id]),

    /** Adds a draft; returns false if a posting with this id exists. */
    async addDraft(id: string, content: PostingContent, { by, at }: Edit): Promise<boolean> {
      const added = await database.query(
        `insert into job_postings (id, state, created_at, created_by, ${CONTENT_COLUMNS})
         values ($1, 'draft', $2, $3, ${parametersFrom(4, CONTENT)}) on conflict (id) do nothing returning 1`,
        [id, at, by, ...contentValues(content)],
      );
      return added.length > 0;
    },

    /** Copies the fields that the office does not edit: pictures and expected pay. */
    async copyRest(fromId: string, id: string): Promise<void> {
      await database.query(
        `update job_postings p set logo_url = o.logo_url, image = o.image, ectc = o.ectc
         from job_postings o where p.id = $2 and o.id = $1`,
        [fromId, id],
      );
    },

    async replaceContent(id: string, content: PostingContent, { by, at }: Edit): Promise<void> {
      await database.query(
        `update job_postings set (changed_by, changed_at, ${CONTENT_COLUMNS}) = ($2, $3, ${parametersFrom(4, CONTENT)})
         where id = $1`,
        [id, by, at, ...contentValues(content)],
      );
    },

    /** A posting that was not published before becomes new for alerts and in lists. */
    async publish(id: string, isFirst: boolean, { by, at }: Edit): Promise<void> {
      await database.query(
        `update job_postings set state = 'published', closed_at = null, closed_in_office = false, changed_by = $2, changed_at = $3::timestamptz,
           created_at = case when $4 then $3::timestamptz else created_at end,
           added_at = case when $4 then $3::timestamptz else added_at end
         where id = $1`,
        [id, by, at, isFirst],
      );
    },

    async setState(id: string, { state, publishAt }: NewState, { by, at }: Edit): Promise<void> {
      await database.query(
        `update job_postings set state = $2, publish_at = $3, changed_by = $4, changed_at = $5::timestamptz,
           closed_at = case when $2 = 'closed' then $5::timestamptz end, closed_in_office = $2 = 'closed'
         where id = $1`,
        [id, state, publishAt, by, at],
      );
    },

    async setEnd(id: string, validThrough: Date | null, { by, at }: Edit): Promise<void> {
      await database.query(
        'update job_postings set valid_through = $2, changed_by = $3, changed_at = $4 where id = $1',
        [id, validThrough, by, at],
      );
    },
  };
};

/** The fields of a stored posting that the office can edit. */
export const fieldsOf = (posting: StoredPosting): PostingFields => ({
  ...pick(posting, PLAIN_FIELDS),
  expiresOn: lastDayOf(posting.validThrough),
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toOfficePosting = (posting: StoredPosting): OfficePosting => ({
  ...fieldsOf(posting),
  ...pick(posting, ['id', 'state', 'image', 'source', 'version', 'createdBy', 'changedBy', 'applications']),
  publishAt: iso(posting.publishAt),
  createdAt: posting.createdAt.toISOString(),
  closedAt: iso(posting.closedAt),
  logoUrl: posting.employerLogo === null ? posting.logoUrl : imageAddress(posting.employerLogo),
  changedAt: iso(posting.changedAt),
});
