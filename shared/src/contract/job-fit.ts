import { endpoint } from './endpoint';
import { id } from './schema';
import { z } from './zod';

/** What of a job is compared besides its skills. */
export const FIT_POINTS = ['experience', 'place', 'pay', 'notice'] as const;
/** `unknown` where one of the two sides does not say. */
export const FIT_VERDICTS = ['fits', 'differs', 'unknown'] as const;

/** A course that teaches a skill, with its line that says so. */
const teaching = z.object({ id, name: z.string(), line: z.string() });

/** One skill of the posting; `line` of the member's resume names it, and is null where none does. Then `course` may teach it. */
const fitSkill = z.object({ skill: z.string(), line: z.nullable(z.string()), course: z.nullable(teaching) });
export type FitSkill = z.infer<typeof fitSkill>;

/** `asked` as the posting says it, `yours` as the job profile does; null where it says nothing. */
const fitPoint = z.object({
  about: z.enum(FIT_POINTS),
  verdict: z.enum(FIT_VERDICTS),
  asked: z.string(),
  yours: z.nullable(z.string()),
});
export type FitPoint = z.infer<typeof fitPoint>;

/** How a job fits the member: reasons alone, no score. Without a checked resume or one on file no skills are compared, without a job profile no points. */
export const jobFit = z.object({
  hasProfile: z.boolean(),
  hasResume: z.boolean(),
  /** The file whose skills are compared. */
  resumeName: z.optional(z.string()),
  skills: z.array(fitSkill),
  points: z.array(fitPoint),
});
export type JobFit = z.infer<typeof jobFit>;

export const jobFitResponse = z.object({ success: z.literal(true), data: z.object({ fit: jobFit }) });

export const getJobFit = endpoint({
  method: 'GET',
  path: '/jobs/{id}/fit',
  summary:
    'What of a posting fits the job profile and the resume of the signed-in member, what is missing, and what teaches it',
  access: 'member',
  params: z.object({ id }),
  responses: { 200: jobFitResponse },
  failures: [401, 404],
});
