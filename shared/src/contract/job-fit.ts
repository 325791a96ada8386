import { endpoint } from './endpoint';
import { id } from './schema';
import { withData } from './success';
import { z } from './zod';

/** Aspects of a job that are compared besides skills. */
export const FIT_POINTS = ['experience', 'place', 'pay', 'notice'] as const;
/** `unknown` if the posting or the profile has no value. */
export const FIT_VERDICTS = ['fits', 'differs', 'unknown'] as const;

/** A course that teaches a skill, and the line that mentions it. */
const teaching = z.object({ id, name: z.string(), line: z.string() });

/**
 * One skill of the posting. `line` of the resume names it, or is null; then `course` may teach it,
 * for releases of the jobs pages from before `coursesTeaching` (contract/learning.ts).
 */
const fitSkill = z.object({ skill: z.string(), line: z.nullable(z.string()), course: z.nullable(teaching) });
export type FitSkill = z.infer<typeof fitSkill>;

/** `asked` is the posting's value, `yours` that of the job profile, null if it has none. */
const fitPoint = z.object({
  about: z.enum(FIT_POINTS),
  verdict: z.enum(FIT_VERDICTS),
  asked: z.string(),
  yours: z.nullable(z.string()),
});
export type FitPoint = z.infer<typeof fitPoint>;

/**
 * How a job fits the member, as reasons without a score. `skills` is empty without a resume,
 * `points` without a job profile.
 */
export const jobFit = z.object({
  hasProfile: z.boolean(),
  hasResume: z.boolean(),
  /** File whose skills are compared. */
  resumeName: z.optional(z.string()),
  skills: z.array(fitSkill),
  points: z.array(fitPoint),
});
export type JobFit = z.infer<typeof jobFit>;

export const jobFitResponse = withData(z.object({ fit: jobFit }));

export const getJobFit = endpoint({
  method: 'GET',
  path: '/jobs/{id}/fit',
  summary:
    'How a posting fits the job profile and resume of the signed-in member, missing skills, and courses for them',
  access: 'member',
  params: z.object({ id }),
  responses: { 200: jobFitResponse },
  failures: [404],
});
