import { endpoint } from './endpoint';
import { email, id, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';
import { jobPosting } from './jobs';
import { linkToken } from './mail-links';
import { listPagination, listQuery } from './paging';

/** Messages of the apply flow; the page compares with them. */
export const APPLY_MESSAGES = {
  submitted: 'Your application has been submitted successfully.',
  alreadyApplied: 'You have already applied for this job.',
  profileRequired: 'Please create your job profile before applying.',
  closed: 'This job is no longer open for applications.',
} as const;

/** Status of an application; the office sets all but the first and the last. */
export const APPLICATION_STATUSES = [
  'received',
  'seen',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'not_chosen',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Labels of the statuses. */
export const STATUS_LABELS: Readonly<Record<ApplicationStatus, string>> = {
  received: 'Received',
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  not_chosen: 'Not chosen',
  withdrawn: 'Withdrawn',
};

/** Years after the last step until an application is deleted. */
export const APPLICATION_RETENTION_YEARS = 3;

/**
 * Max size of a resume attached to the mail to the office, in bytes; a larger one is sent as a
 * link.
 */
export const MAX_OFFICE_ATTACHMENT_BYTES = 3 * 1024 * 1024;
/** Lifetime of such a link, in days. */
export const RESUME_LINK_DAYS = 30;

/** A decided application cannot be withdrawn: its outcome is hired or not chosen. */
export const canWithdraw = (status: ApplicationStatus): boolean =>
  status !== 'hired' && status !== 'not_chosen' && status !== 'withdrawn';

/** Statuses that the office can set for an application with a status. */
export const NEXT_STATUSES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  received: ['seen', 'shortlisted', 'interview', 'offer', 'hired', 'not_chosen'],
  seen: ['shortlisted', 'interview', 'offer', 'hired', 'not_chosen'],
  shortlisted: ['interview', 'offer', 'hired', 'not_chosen'],
  interview: ['interview', 'offer', 'hired', 'not_chosen'],
  offer: ['hired', 'not_chosen'],
  hired: ['offer', 'not_chosen'],
  not_chosen: ['shortlisted', 'interview', 'offer', 'hired'],
  withdrawn: [],
};

/** `email` must be the member's own; another one is rejected with 403. */
export const applyBody = z.object({
  email: email('A valid email is required.'),
  jobPostingId: id,
  /** The stored resume that is sent with it; none if omitted. */
  resumeId: z.optional(id),
});
export type ApplyBody = z.infer<typeof applyBody>;

export const apply = endpoint({
  method: 'POST',
  path: '/job/apply',
  summary: 'Apply for a posting, once; 422 with data.action CREATE_PROFILE without a job-seeker profile',
  access: 'member',
  repeatable: 'by-key',
  body: applyBody,
  responses: {
    201: z.extend(success, { message: z.string(), data: z.object({ id, jobPostingId: id, appliedAt: timestamp }) }),
  },
  failures: [403, 404, 409, 410, 422],
});

/** One step in the history of an application; `note` is the message of the office, or ''. */
export const applicationStep = z.object({ status: z.enum(APPLICATION_STATUSES), at: timestamp, note: z.string() });
export type ApplicationStep = z.infer<typeof applicationStep>;

const progress = {
  status: z.enum(APPLICATION_STATUSES),
  /** Oldest step first. */
  history: z.array(applicationStep),
};

/**
 * `resumeName` is the name of the attached file; null without one, or once it is deleted. `unread`
 * counts status changes and notes that the member has not read; they are the latest ones.
 */
export const appliedPosting = z.extend(jobPosting, {
  jobPostingId: id,
  appliedAt: timestamp,
  applicationId: id,
  resumeName: z.nullable(z.string()),
  unread: z.number(),
  /** Messages about it (`application-messages`), and those of the office that are unread. */
  messages: z.optional(z.object({ total: z.number(), unread: z.number() })),
  ...progress,
});
export type AppliedPosting = z.infer<typeof appliedPosting>;

export const applicationsOfUser = endpoint({
  method: 'GET',
  path: '/job/applications/user/{userId}',
  summary: 'Postings the signed-in member applied for, latest application first; closed ones included',
  access: 'member',
  params: z.object({ userId: id }),
  query: listQuery,
  responses: {
    200: withData(z.object({ jobPostings: z.array(appliedPosting), pagination: listPagination })),
  },
  failures: [403],
});

export const appliedIds = endpoint({
  method: 'GET',
  path: '/job/applied-ids',
  summary: 'Ids of the postings that the signed-in member has applied for, without withdrawn applications',
  access: 'member',
  responses: { 200: withData(z.object({ jobPostingIds: z.array(id) })) },
});

const oneApplication = z.object({ applicationId: id });

export const withdraw = endpoint({
  method: 'POST',
  path: '/job/applications/{applicationId}/withdraw',
  summary: 'Withdraw an application of the signed-in member; while the posting is open the member may apply again',
  access: 'member',
  repeatable: 'as-is',
  params: oneApplication,
  responses: { 200: withData(z.object(progress)) },
  failures: [404, 409],
});

export const applicationResume = endpoint({
  method: 'GET',
  path: '/job/applications/{applicationId}/resume',
  summary: 'The resume file that went with an application of the signed-in member',
  access: 'member',
  params: oneApplication,
  produces: 'file',
  responses: { 200: z.string() },
  failures: [404, 410],
  timeoutMs: 60_000,
});

export const staffResume = endpoint({
  method: 'GET',
  path: '/job/applications/resume-link',
  summary: 'The resume file behind the link in a mail to the office; records the download and changes nothing else',
  access: 'public',
  query: z.object({ token: linkToken }),
  produces: 'file',
  failsAsPage: true,
  responses: { 200: z.string() },
  failures: [404, 410],
  timeoutMs: 60_000,
});
