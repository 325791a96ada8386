import { endpoint } from './endpoint';
import { id } from './schema';
import { withData } from './success';
import { isDay } from './text-rules';
import { z } from './zod';

/** Max number of days of a period. */
export const MAX_FIGURE_DAYS = 731;
/** Longer periods have figures by week instead of by day. */
export const MAX_DAYS_BY_DAY = 62;
/** Postings whose figures are listed. */
export const FIGURE_POSTINGS = 20;

/** What is counted by day. */
export const FIGURE_KINDS = [
  'views',
  'applications',
  'enrollments',
  'signups',
  'checks',
  'messages',
  'inquiries',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/**
 * From a view to hiring; an application that has reached a stage also counts for the earlier ones.
 */
export const FUNNEL_STAGES = ['views', 'applications', 'shortlisted', 'interview', 'offer', 'hired'] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/** Kinds of requests that the office responds to. */
export const RESPONSE_KINDS = ['applications', 'messages', 'inquiries'] as const;
export type ResponseKind = (typeof RESPONSE_KINDS)[number];

/** Messages of the page and of the server. */
export const FIGURE_MESSAGES = {
  day: 'Please enter a date like 2026-11-27.',
  order: 'The last day must not be before the first one.',
  range: 'Please choose two years at most.',
} as const;

// Empty means the default, as in other queries.
const day = z.optional(z.string().check(z.refine((value) => value === '' || isDay(value), FIGURE_MESSAGES.day)));

/**
 * Days in India, both inclusive; by default the last 28 days. `posting` restricts the funnel to one
 * posting.
 */
export const figuresQuery = z.object({ from: day, to: day, posting: z.optional(id) });
export type FiguresQuery = z.infer<typeof figuresQuery>;

const counts = z.object({
  views: z.number(),
  applications: z.number(),
  enrollments: z.number(),
  signups: z.number(),
  checks: z.number(),
  messages: z.number(),
  inquiries: z.number(),
});

const funnel = z.object({
  views: z.number(),
  applications: z.number(),
  shortlisted: z.number(),
  interview: z.number(),
  offer: z.number(),
  hired: z.number(),
});
export type Funnel = z.infer<typeof funnel>;

const figureStep = z.extend(counts, { from: z.string() });
export type FigureStep = z.infer<typeof figureStep>;

const postingFunnel = z.extend(funnel, { id, title: z.string(), company: z.string() });
export type PostingFunnel = z.infer<typeof postingFunnel>;

const responseTime = z.object({
  kind: z.enum(RESPONSE_KINDS),
  received: z.number(),
  responded: z.number(),
  /** Median time to the response; null without responses. */
  medianMinutes: z.nullable(z.number()),
  /** 90th percentile of the time to the response; null without responses. */
  p90Minutes: z.nullable(z.number()),
});
export type ResponseTime = z.infer<typeof responseTime>;

/**
 * Figures of a period; `steps` has every day, or every week from its Monday, including empty ones.
 */
export const figures = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(['day', 'week']),
  steps: z.array(figureStep),
  /** Items that arrived during the period, with the stages reached until now. */
  funnel,
  /** Postings with the most applications in the period, then the most views. */
  postings: z.array(postingFunnel),
  responses: z.array(responseTime),
});
export type Figures = z.infer<typeof figures>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/office/figures',
  summary: 'Counts by day or week, the funnel from view to hire, and times to the first response; no personal data',
  access: 'staff',
  roles: ['recruiter', 'course_manager', 'content_editor', 'auditor'],
  query: figuresQuery,
  responses: { 200: withData(z.object({ figures })) },
});
