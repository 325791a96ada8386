import { endpoint } from './endpoint';
import { id, oneOf, queryAmount, queryChoice, queryChoices, queryInteger, text, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Work arrangement; `jobType` on the wire. */
export const JOB_TYPES = ['onsite', 'hybrid', 'remote'] as const;
export const EMPLOYMENT_TYPES = ['full_time', 'part_time'] as const;
export const EXPERIENCE_LEVELS = ['fresher', 'intermediate', 'experienced'] as const;
/** Categories of postings, as in the links of the footer. */
export const CATEGORIES = ['it', 'healthcare', 'finance', 'marketing', 'engineering', 'other'] as const;
/**
 * The filters with a fixed set of values, which are counted for each value. Database columns have
 * the same names in snake_case.
 */
export const FACETS = {
  jobType: JOB_TYPES,
  employmentType: EMPLOYMENT_TYPES,
  experienceLevel: EXPERIENCE_LEVELS,
  category: CATEGORIES,
} as const;
export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];
/** The selected values of each facet; an empty selection means all of them. */
export type FacetSelection = { readonly [Name in FacetName]: readonly (typeof FACETS)[Name][number][] };
export type Category = (typeof CATEGORIES)[number];
export type JobType = (typeof JOB_TYPES)[number];
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** Postings per page. */
export const PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 50;
/** Max page × limit of a search. The total is exact beyond it. */
export const MAX_PAGE_DEPTH = 10_000;
/** Max length of an unshortened posting in a list, in characters of JSON. */
export const MAX_LISTED_POSTING_LENGTH = 6_000;
/** Length of the description of a shortened posting, in characters. */
export const MAX_LISTED_DESCRIPTION_LENGTH = 1_500;
/** With fewer exact matches the search also looks for similar words. */
export const MIN_EXACT_MATCHES = 3;
/** With fewer matches in names, ignoring filters, the search also looks in descriptions. */
export const MIN_NAME_MATCHES = 6;
/** Order of results: newest first, or by how well the title matches. */
export const SORTS = ['newest', 'best'] as const;
export type Sort = (typeof SORTS)[number];
/** Filter by age, in days. */
export const POSTED_WITHIN = ['1', '7', '30'] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];
/** Max length of the search text, in characters; longer ones are rejected with 400. */
export const MAX_SEARCH_LENGTH = 200;
/** Max of the pay filters, in LPA (lakh rupees per year). */
export const MAX_CTC = 100_000;

/** A job posting. `ctc` and `eCTC` in LPA, `noticePeriod` in days, `createdAt` in UTC. */
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
 * A posting in a list. If longer than `MAX_LISTED_POSTING_LENGTH` it is shortened: the description
 * is cut, responsibilities and requirements are omitted. `GET /job/postings/{id}` returns all of
 * it.
 */
export const listedPosting = z.extend(jobPosting, { isShortened: z.optional(z.literal(true)) });
export type ListedPosting = z.infer<typeof listedPosting>;

const searchText = z.optional(text(MAX_SEARCH_LENGTH));

/**
 * Query of the job search. `search` matches title, company, skills, place and kind of work, and
 * descriptions if there are few matches; `jobName` and its alias `job_name` match only the title.
 * `postedWithin` is in days.
 */
export const postingsQuery = z
  .object({
    page: queryInteger({ min: 1, max: MAX_PAGE_DEPTH, fallback: 1 }),
    limit: queryInteger({ min: 1, max: MAX_PAGE_SIZE, fallback: PAGE_SIZE }),
    search: searchText,
    jobName: searchText,
    job_name: searchText,
    location: searchText,
    jobType: queryChoices(JOB_TYPES),
    employmentType: queryChoices(EMPLOYMENT_TYPES),
    experienceLevel: queryChoices(EXPERIENCE_LEVELS),
    category: queryChoices(CATEGORIES),
    minCTC: queryAmount(MAX_CTC),
    maxCTC: queryAmount(MAX_CTC),
    postedWithin: queryChoice(POSTED_WITHIN),
    sort: queryChoice(SORTS),
  })
  .check(
    z.refine(({ minCTC, maxCTC }) => minCTC === undefined || maxCTC === undefined || minCTC <= maxCTC, {
      path: ['minCTC'],
      error: 'Must not be above maxCTC.',
    }),
    z.refine(({ page, limit }) => page * limit <= MAX_PAGE_DEPTH, {
      path: ['page'],
      error: `Must stay within the first ${MAX_PAGE_DEPTH} postings (page × limit). Narrow the search to see others.`,
    }),
  );
export type PostingsQuery = z.infer<typeof postingsQuery>;

/** Number of pages a client can request. */
export const reachablePages = (total: number, limit = PAGE_SIZE): number =>
  Math.min(Math.ceil(total / limit), Math.floor(MAX_PAGE_DEPTH / limit));

/** `total` counts all matches, `totalPages` the pages a client can request. */
export const pagination = z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() });
export type Pagination = z.infer<typeof pagination>;

/**
 * Number of results for each filter value, with all other filters applied except those of the same
 * group.
 */
export const facets = z.object({
  jobType: z.record(z.enum(JOB_TYPES), z.number()),
  employmentType: z.record(z.enum(EMPLOYMENT_TYPES), z.number()),
  experienceLevel: z.record(z.enum(EXPERIENCE_LEVELS), z.number()),
  category: z.record(z.enum(CATEGORIES), z.number()),
});
export type Facets = z.infer<typeof facets>;

/**
 * `meant` is the corrected search after a misspelling. `similarTo` is the text that was actually
 * searched if the exact words had fewer than `MIN_EXACT_MATCHES` matches ('python developer' for
 * 'pyhton developer'), else null; total, pages and facets then belong to it. `mentions` of `total`
 * contain the words only in their description, `partly` only some of the words; both come last.
 * `dropped` are the words that some of the latter lack.
 */
export const postingsResponse = withData(
  z.object({
    jobPostings: z.array(listedPosting),
    pagination,
    facets,
    mentions: z.number(),
    similarTo: z.nullable(z.string()),
    meant: z.nullable(z.object({ search: z.string(), location: z.string() })),
    partly: z.number(),
    dropped: z.array(z.string()),
  }),
);

export const searchPostings = endpoint({
  method: 'GET',
  path: '/job/postings',
  summary: 'Search active job postings',
  access: 'public',
  query: postingsQuery,
  responses: { 200: postingsResponse },
});

export const getPosting = endpoint({
  method: 'GET',
  path: '/job/postings/{id}',
  summary: 'One job posting; 404 when there is none. A closed posting has isActive false',
  access: 'public',
  params: z.object({ id }),
  responses: { 200: withData(z.object({ jobPosting })) },
  failures: [404],
});

export const countView = endpoint({
  method: 'POST',
  path: '/job/postings/{id}/views',
  summary: 'Count a view of the page of a job; once per network address in half an hour, without personal data',
  access: 'public',
  params: z.object({ id }),
  responses: { 202: success },
});

/** Kinds of suggestions: titles or places of active postings. */
export const SUGGESTION_KINDS = ['title', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
/** Min number of letters before suggestions are requested. */
export const MIN_SUGGESTION_LENGTH = 2;

export const suggest = endpoint({
  method: 'GET',
  path: '/job/suggestions',
  summary: 'Titles or places of active postings that match the typed text, most frequent first',
  access: 'public',
  query: z.object({ kind: z.enum(SUGGESTION_KINDS, oneOf(SUGGESTION_KINDS)), text: text(MAX_SEARCH_LENGTH) }),
  responses: { 200: withData(z.object({ suggestions: z.array(z.string()) })) },
});

/** Why a posting is similar to another; at least one is true. */
export const similarity = z.object({
  /** The titles name the same occupation. */
  sameTitle: z.boolean(),
  sameCity: z.boolean(),
  sharedSkills: z.array(z.string()),
  /** The pay differs by at most 20 %. */
  similarPay: z.boolean(),
});
export type Similarity = z.infer<typeof similarity>;

export const similarPostings = endpoint({
  method: 'GET',
  path: '/job/postings/{id}/similar',
  summary: 'Active postings similar to this one, most similar first, with reasons',
  access: 'public',
  params: z.object({ id }),
  responses: {
    200: withData(z.object({ similar: z.array(z.object({ jobPosting: listedPosting, why: similarity })) })),
  },
  failures: [404],
});

/** Summary of a company's open postings. `otherJobs` are its newest, without the requested one. */
export const companyFacts = z.object({
  /** Of the page of the company, `/companies/{slug}`; null without one. */
  slug: z.nullable(z.string()),
  openJobs: z.number(),
  /** Most frequent first, max five. */
  locations: z.array(z.string()),
  /** Most frequent first, max six. */
  skills: z.array(z.string()),
  /** Max three. */
  otherJobs: z.array(listedPosting),
});
export type CompanyFacts = z.infer<typeof companyFacts>;

export const companyOfPosting = endpoint({
  method: 'GET',
  path: '/job/postings/{id}/company',
  summary: 'Facts from the open postings of a posting’s company, and its newest other postings',
  access: 'public',
  params: z.object({ id }),
  responses: { 200: withData(z.object({ company: companyFacts })) },
  failures: [404],
});
