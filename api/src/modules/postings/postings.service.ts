import { randomUUID } from 'node:crypto';
import { categoryOf } from '../jobs';
import {
  type ChangePostingStateBody,
  type CreatePostingBody,
  type EditPostingBody,
  type OfficePosting,
  type OfficePostingsQuery,
  NEW_POSTING,
  POSTING_MESSAGES,
  type PostingFields,
} from '@kadam/shared/contract/postings';
import { STAFF_MESSAGES } from '@kadam/shared/contract/staff';
import type { Queryable } from '../../db/database';
import { DomainError, requireFound } from '../../errors';
import type { Actor, AuditedParts } from '../audit';
import { newEnd } from './posting-days';
import { postingListRepository } from './posting-list.repository';
import { changeState } from './posting-states';
import { requireComplete, requireOpenAt } from './postings.policy';
import {
  fieldsOf,
  type PostingContent,
  postingsRepository,
  type StoredPosting,
  toOfficePosting,
} from './postings.repository';

/** Initial fields of a new posting; all others can be added later. */
export type DraftFields = Partial<PostingFields> & Pick<PostingFields, 'jobName'> & { readonly id?: string };

export type PostingsService = ReturnType<typeof createPostingsService>;

/** Postings for the office. */
export function createPostingsService(parts: AuditedParts) {
  const { database, audit, clock } = parts;

  async function createDraft(tx: Queryable, by: Actor, { id = randomUUID(), ...given }: DraftFields) {
    const fields = { ...NEW_POSTING, ...given };
    const edit = { by: by.name, at: clock() };
    const isNew = await postingsRepository(tx).addDraft(id, contentOf(fields, null, edit.at), edit);
    const posting = await required(tx, id);
    if (!isNew && !isRepeated(posting, by, fields)) throw new DomainError('CONFLICT', POSTING_MESSAGES.idInUse);
    const after = { ...fieldsOf(posting), state: posting.state };
    if (isNew) await audit.record(tx, by, { action: 'posting.create', subject: postingSubject(posting), after });
    return { posting, isNew };
  }

  return {
    async list(query: OfficePostingsQuery) {
      const { page, limit } = query;
      const { postings, total } = await postingListRepository(database).page(query);
      return { postings, pagination: { page, limit, total } };
    },

    posting: async (id: string): Promise<OfficePosting> => toOfficePosting(await required(database, id)),

    /** Adds a draft in the transaction of the caller, with its audit entry. */
    createDraft: async (tx: Queryable, by: Actor, fields: DraftFields): Promise<OfficePosting> =>
      toOfficePosting((await createDraft(tx, by, fields)).posting),

    /** A repeated call returns the result of the first one. */
    create: (by: Actor, body: CreatePostingBody): Promise<OfficePosting> =>
      database.transaction(async (tx) => toOfficePosting((await createDraft(tx, by, body)).posting)),

    duplicate: (by: Actor, id: string, newId: string): Promise<OfficePosting> =>
      database.transaction(async (tx) => {
        const fields = { ...fieldsOf(await required(tx, id)), expiresOn: null };
        const { isNew } = await createDraft(tx, by, { ...fields, id: newId });
        if (isNew) await postingsRepository(tx).copyRest(id, newId);
        return toOfficePosting(await required(tx, newId));
      }),

    /** A repeated call returns the result of the first one. */
    edit: (by: Actor, id: string, { version, ...fields }: EditPostingBody): Promise<OfficePosting> =>
      database.transaction(async (tx) => {
        const before = await locked(tx, id);
        const now = clock();
        const content = contentOf(fields, before.validThrough, now);
        const isSame = isSameContent(before, content);
        if (isSame && [version, version + 1].includes(before.version)) return toOfficePosting(before);
        if (before.version !== version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
        const isVisibleAt = before.state === 'scheduled' ? before.publishAt : before.state === 'published' ? now : null;
        if (isVisibleAt) {
          requireComplete(fields);
          requireOpenAt(content.validThrough, isVisibleAt, now);
        }
        await postingsRepository(tx).replaceContent(id, content, { by: by.name, at: now });
        const after = await required(tx, id);
        await audit.record(tx, by, {
          action: 'posting.edit',
          subject: postingSubject(after),
          before: { ...fieldsOf(before) },
          after: { ...fieldsOf(after) },
        });
        return toOfficePosting(after);
      }),

    changeState: (by: Actor, id: string, body: ChangePostingStateBody): Promise<OfficePosting> =>
      database.transaction(async (tx) => {
        const before = await locked(tx, id);
        const isThere = before.state === body.state && isSameTime(before, body.publishAt);
        if (isThere && [body.version, body.version + 1].includes(before.version)) return toOfficePosting(before);
        if (before.version !== body.version) throw new DomainError('CONFLICT', STAFF_MESSAGES.changed);
        return toOfficePosting(await changeState(tx, { audit, by, now: clock() }, { ...body, before }));
      }),
  };
}

/** The name of a posting in the audit log. */
export const postingSubject = ({ id, jobName }: Pick<StoredPosting, 'id' | 'jobName'>) =>
  ({ kind: 'posting', id, title: jobName }) as const;

export const required = async (database: Queryable, id: string): Promise<StoredPosting> =>
  requireFound(await postingsRepository(database).find(id), POSTING_MESSAGES.gone);

export const locked = async (tx: Queryable, id: string): Promise<StoredPosting> =>
  requireFound(await postingsRepository(tx).locked(id), POSTING_MESSAGES.gone);

function contentOf(fields: PostingFields, current: Date | null, now: Date): PostingContent {
  const { expiresOn, category, workingDays, ...rest } = fields;
  return {
    ...rest,
    workingDays: workingDays === '' ? null : workingDays,
    category: category ?? categoryOf(fields.jobName, fields.skills),
    validThrough: newEnd(expiresOn, current, now),
  };
}

const isSameContent = (before: StoredPosting, content: PostingContent): boolean =>
  (Object.keys(content) as (keyof PostingContent)[]).every(
    (field) => JSON.stringify(content[field]) === JSON.stringify(before[field]),
  );

const isSameTime = ({ publishAt }: StoredPosting, requested: string | undefined): boolean =>
  publishAt === null || (requested !== undefined && publishAt.getTime() === Date.parse(requested));

const isRepeated = (posting: StoredPosting, by: Actor, { jobName }: PostingFields): boolean =>
  posting.state === 'draft' && posting.createdBy === by.name && posting.jobName === jobName;
