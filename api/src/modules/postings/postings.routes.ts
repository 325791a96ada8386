import {
  changePostings,
  changePostingState,
  createPosting,
  duplicatePosting,
  editPosting,
  getOfficePosting,
  listOfficePostings,
} from '@kadam/shared/contract/postings';
import type { FastifyInstance } from 'fastify';
import { serve, success } from '../../http/serve';
import type { StaffService } from '../staff';
import type { BulkChangesService } from './bulk-changes.service';
import type { PostingsService } from './postings.service';

interface Parts {
  readonly postings: PostingsService;
  readonly bulkChanges: BulkChangesService;
  readonly staff: Pick<StaffService, 'actor'>;
}

export function postingsRoutes(app: FastifyInstance, { postings, bulkChanges, staff }: Parts): void {
  const one = async (posting: ReturnType<PostingsService['posting']>) => success({ data: { posting: await posting } });
  serve(app, listOfficePostings, { handle: async ({ query }) => success({ data: await postings.list(query) }) });
  serve(app, getOfficePosting, { handle: ({ params }) => one(postings.posting(params.id)) });
  serve(app, createPosting, {
    handle: async ({ member, body }) => one(postings.create(await staff.actor(member), body)),
  });
  serve(app, changePostings, {
    handle: async ({ member, body }) =>
      success({ data: { results: await bulkChanges.change(await staff.actor(member), body) } }),
  });
  serve(app, editPosting, {
    handle: async ({ member, params, body }) => one(postings.edit(await staff.actor(member), params.id, body)),
  });
  serve(app, changePostingState, {
    handle: async ({ member, params, body }) => one(postings.changeState(await staff.actor(member), params.id, body)),
  });
  serve(app, duplicatePosting, {
    handle: async ({ member, params, body }) =>
      one(postings.duplicate(await staff.actor(member), params.id, body.newId)),
  });
}
