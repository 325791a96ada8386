import { endpoint } from './endpoint';
import { id, queryAmount, queryChoices, queryInteger, text, timestamp } from './schema';
import { z } from './zod';

/** Work arrangement of a posting; the wire calls it `jobType`. */
export const JOB_TYPES = ['onsite', 'hybrid', 'remote'] as const;
export const EMPLOYMENT_TYPES = ['full_time', 'part_time'] as const;
export const EXPERIENCE_LEVELS = ['fresher', 'intermediate', 'experienced'] as const;
export type JobType = (typeof JOB_TYPES)[number];
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** Postings a page (specification, section 9). */
export const PAGE_SIZE = 12;
/** Largest page a caller may ask for. */
export const PAGE_SIZE_MAX = 50;
/** How deep a search can be paged through, in postings: page × limit goes no further. The total is exact all the same. */
export const PAGE_DEPTH_MAX = 10_000;
/** Longest posting, as characters of JSON, that a list carries whole. */
export const LISTED_POSTING_MAX = 6_000;
/** What a list carries of the description of a longer one, in characters. */
export const LISTED_DESCRIPTION_MAX = 1_500;
/** Below this many exact finds the search looks for words spelt nearly alike. */
export const SIMILAR_BELOW = 3;
/** Longest search text, in characters; longer is refused with 400. */
export const SEARCH_MAX_LENGTH = 200;
/** Upper bound of the pay filters, in LPA (lakh rupees per year). */
export const CTC_MAX = 100_000;

/** A job posting as our server sends it. `ctc` and `eCTC` in LPA, `noticePeriod` in days, `createdAt` in UTC. */
export const jobPosting = z.object({
  id,
  jobName: z.string(),
  companyName: z.string(),
  location: z.string(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  jobType: z.enum(JOB_TYPES),
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  description: z.string(),
  skills: z.array(z.string()),
  ctc: z.nullable(z.number()),
  eCTC: z.nullable(z.number()),
  noticePeriod: z.nullable(z.number()),
  workingDays: z.nullable(z.string()),
  isActive: z.boolean(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  logoUrl: z.nullable(z.string()),
  image: z.nullable(z.string()),
  createdAt: timestamp,
});
export type JobPosting = z.infer<typeof jobPosting>;

/**
 * A posting in a list. One of more than `LISTED_POSTING_MAX` is shortened: the description is cut, responsibilities and requirements are
 * left out. `GET /job/postings/{id}` answers all of it.
 */
export const listedPosting = z.extend(jobPosting, { isShortened: z.optional(z.literal(true)) });
export type ListedPosting = z.infer<typeof listedPosting>;

const searchText = z.optional(text(SEARCH_MAX_LENGTH));

/** Query of the job search. `search` looks in title, company, skills and description; `jobName` and its alias `job_name` only in the title. */
export const postingsQuery = z
  .object({
    page: queryInteger({ min: 1, max: PAGE_DEPTH_MAX, fallback: 1 }),
    limit: queryInteger({ min: 1, max: PAGE_SIZE_MAX, fallback: PAGE_SIZE }),
    search: searchText,
    jobName: searchText,
    job_name: searchText,
    location: searchText,
    jobType: queryChoices(JOB_TYPES),
    employmentType: queryChoices(EMPLOYMENT_TYPES),
    experienceLevel: queryChoices(EXPERIENCE_LEVELS),
    minCTC: queryAmount(CTC_MAX),
    maxCTC: queryAmount(CTC_MAX),
  })
  .check(
    z.refine(({ minCTC, maxCTC }) => minCTC === undefined || maxCTC === undefined || minCTC <= maxCTC, {
      path: ['minCTC'],
      error: 'Must not be above maxCTC.',
    }),
    z.refine(({ page, limit }) => page * limit <= PAGE_DEPTH_MAX, {
      path: ['page'],
      error: `Must stay within the first ${PAGE_DEPTH_MAX} postings (page × limit). Narrow the search to see others.`,
    }),
  );
export type PostingsQuery = z.infer<typeof postingsQuery>;

/** How many pages of a search can be asked for. */
export const reachablePages = (total: number, limit = PAGE_SIZE): number =>
  Math.min(Math.ceil(total / limit), Math.floor(PAGE_DEPTH_MAX / limit));

/** `total` counts all postings found, `totalPages` the pages that can be asked for. */
export const pagination = z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() });
export type Pagination = z.infer<typeof pagination>;

/**
 * For each filter value, how many postings choosing it alone in its group would show: every other condition of the query holds, the group's
 * own choice does not.
 */
export const facets = z.object({
  jobType: z.record(z.enum(JOB_TYPES), z.number()),
  employmentType: z.record(z.enum(EMPLOYMENT_TYPES), z.number()),
  experienceLevel: z.record(z.enum(EXPERIENCE_LEVELS), z.number()),
});
export type Facets = z.infer<typeof facets>;

/**
 * `similarTo` is null, or the words the postings were really found by, because the exact ones gave fewer than `SIMILAR_BELOW`
 * ('python developer' for 'pyhton developer'); total, pages and facets are then those of these words.
 */
export const postingsAnswer = z.object({
  success: z.literal(true),
  data: z.object({ jobPostings: z.array(listedPosting), pagination, facets, similarTo: z.nullable(z.string()) }),
});
export type PostingsAnswer = z.infer<typeof postingsAnswer>;

export const searchPostings = endpoint({
  method: 'GET',
  path: '/job/postings',
  summary: 'Search active job postings, newest first',
  access: 'public',
  query: postingsQuery,
  responses: { 200: postingsAnswer },
});

export const getPosting = endpoint({
  method: 'GET',
  path: '/job/postings/{id}',
  summary: 'One job posting; 404 when there is none. A closed posting is answered with isActive false',
  access: 'public',
  params: z.object({ id }),
  responses: { 200: z.object({ success: z.literal(true), data: z.object({ jobPosting }) }) },
  failures: [404],
});
