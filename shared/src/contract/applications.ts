import { endpoint } from './endpoint';
import { email, id, timestamp } from './schema';
import { z } from './zod';
import { jobPosting } from './jobs';
import { listPagination, listQuery } from './paging';

/** Sentences of the apply flow, said by the server and recognised by the page (specification, section 4). */
export const APPLY_MESSAGES = {
  submitted: 'Your application has been submitted successfully.',
  alreadyApplied: 'You have already applied for this job.',
  profileRequired: 'Please create your job profile before applying.',
  closed: 'This job is no longer open for applications.',
} as const;

/** `email` must be the signed-in member's own; anybody else's is answered 403 (specification-decisions, row 19). */
export const applyBody = z.object({ email: email('A valid email is required.'), jobPostingId: id });
export type ApplyBody = z.infer<typeof applyBody>;

export const apply = endpoint({
  method: 'POST',
  path: '/job/apply',
  summary: 'Apply for a posting, once; without a job-seeker profile answers 422 with data.action CREATE_PROFILE',
  access: 'member',
  body: applyBody,
  responses: {
    201: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ id, jobPostingId: id, appliedAt: timestamp }),
    }),
  },
  failures: [401, 403, 404, 409, 410, 422],
});

export const appliedPosting = z.extend(jobPosting, { jobPostingId: id, appliedAt: timestamp });
export type AppliedPosting = z.infer<typeof appliedPosting>;

export const applicationsOfUser = endpoint({
  method: 'GET',
  path: '/job/applications/user/{userId}',
  summary: 'Postings the signed-in member applied for, latest application first; closed ones included',
  access: 'member',
  params: z.object({ userId: id }),
  query: listQuery,
  responses: {
    200: z.object({
      success: z.literal(true),
      data: z.object({ jobPostings: z.array(appliedPosting), pagination: listPagination }),
    }),
  },
  failures: [401, 403],
});
