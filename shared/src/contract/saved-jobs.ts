import { endpoint } from './endpoint';
import { jobPosting } from './jobs';
import { listPagination, listQuery } from './paging';
import { id, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max saved postings per member, and on a device. */
export const MAX_SAVED_JOBS = 200;

export const SAVED_JOBS_MESSAGES = {
  full: `You have saved ${MAX_SAVED_JOBS} jobs, which is the maximum. Remove one of them to save another.`,
} as const;

/** A saved posting; closed ones have isActive false. */
export const savedPosting = z.extend(jobPosting, { savedAt: timestamp });
export type SavedPosting = z.infer<typeof savedPosting>;

export const listSavedJobs = endpoint({
  method: 'GET',
  path: '/job/saved',
  summary: 'Postings the signed-in member saved, latest first; closed ones included',
  access: 'member',
  query: listQuery,
  responses: {
    200: withData(z.object({ jobPostings: z.array(savedPosting), pagination: listPagination })),
  },
});

export const saveJob = endpoint({
  method: 'PUT',
  path: '/job/saved/{id}',
  summary: 'Save a posting; saving it again changes nothing',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: withData(z.object({ id, savedAt: timestamp })) },
  failures: [404, 409],
});

export const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/job/saved/{id}',
  summary: 'Remove a posting from the saved ones; also when it is not among them',
  access: 'member',
  repeatable: 'as-is',
  params: z.object({ id }),
  responses: { 200: success },
});

/** Latest first; ids beyond the limit are dropped from the end. */
export const mergeSavedJobsBody = z.object({
  jobPostingIds: z
    .array(id, 'Must be a list of ids.')
    .check(z.maxLength(MAX_SAVED_JOBS, `Must hold at most ${MAX_SAVED_JOBS} ids.`)),
});

export const mergeSavedJobs = endpoint({
  method: 'POST',
  path: '/job/saved/merge',
  summary:
    'Add postings saved on a device to the member, and return the whole list; unknown ids and those beyond the limit are omitted',
  access: 'member',
  repeatable: 'as-is',
  body: mergeSavedJobsBody,
  responses: { 200: withData(z.object({ jobPostings: z.array(savedPosting) })) },
});
