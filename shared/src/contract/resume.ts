import { endpoint } from './endpoint';
import { z } from './zod';

/** Largest accepted resume, in bytes (specification, section 9). */
export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** Accepted suffixes, lower case (specification-decisions, row 4). */
export const RESUME_SUFFIXES = ['.pdf', '.doc', '.docx'] as const;
/** Points each category can give; together 80, the parse rate gives the other 20 (specification-decisions, row 5). */
export const ATS_CATEGORY_POINTS = {
  formatStructure: 15,
  keywordsSkills: 20,
  experienceAchievements: 20,
  educationCertifications: 10,
  contactInformation: 5,
  atsCompatibility: 10,
} as const;

const score = z.number().check(z.gte(0), z.lte(100));

/** What an analysis answers; `categoryScores` in points, `atsParseRate` 0 to 1, `uiPanels` 0 to 100. */
export const atsAnalysis = z.object({
  overallScore: score,
  categoryScores: z.object({
    formatStructure: z.number(),
    keywordsSkills: z.number(),
    experienceAchievements: z.number(),
    educationCertifications: z.number(),
    contactInformation: z.number(),
    atsCompatibility: z.number(),
    atsParseRate: z.number(),
  }),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  recommendations: z.array(z.string()),
  keywordSuggestions: z.array(z.string()),
  uiPanels: z.object({ content: score, section: score, atsEssentials: score, tailoring: score }),
});
export type AtsAnalysis = z.infer<typeof atsAnalysis>;

/** The upload is multipart with one `file` field, so there is no JSON body to describe. Failures add `error` beside `message`. */
export const scoreResume = endpoint({
  method: 'POST',
  path: '/resume/ats-score',
  summary: 'Parse and score a resume (PDF, DOC or DOCX)',
  access: 'public',
  responses: { 200: z.object({ success: z.literal(true), data: z.object({ analysis: atsAnalysis }) }) },
  failures: [413, 415, 422],
  timeoutMs: 180_000,
});
