import { endpoint } from './endpoint';
import { MAX_RESUME_BYTES, RESUME_SUFFIXES } from './resume-upload';
import { text } from './schema';
import { withData } from './success';
import { z } from './zod';

export { MAX_RESUME_BYTES, RESUME_SUFFIXES };

/** Max points per category, 80 in total; the parse rate gives the other 20. */
export const ATS_CATEGORY_POINTS = {
  formatStructure: 15,
  keywordsSkills: 20,
  experienceAchievements: 20,
  educationCertifications: 10,
  contactInformation: 5,
  atsCompatibility: 10,
} as const;

const score = z.number().check(z.gte(0), z.lte(100));
const list = <Schema extends z.ZodMiniType>(schema: Schema) => z.readonly(z.array(schema));
const texts = list(z.string());

/** A place in the resume; `line` as in `reading`, -1 for the whole page. */
const evidence = list(z.object({ page: z.number(), line: z.number(), text: z.string() }));

const check = z.object({
  id: z.string(),
  panel: z.enum(['content', 'section', 'atsEssentials', 'tailoring']),
  category: z.enum([...(Object.keys(ATS_CATEGORY_POINTS) as (keyof typeof ATS_CATEGORY_POINTS)[]), 'parseRate']),
  title: z.string(),
  status: z.enum(['pass', 'warn', 'fail', 'skip']),
  points: z.number(),
  max: z.number(),
  gain: z.number(),
  message: z.string(),
  why: z.string(),
  fix: z.optional(z.string()),
  example: z.optional(z.object({ before: z.string(), after: z.string() })),
  evidence,
});
/** Result of one check; `gain` is what fixing it adds to the overall score. */
export type AtsCheck = z.infer<typeof check>;

const parseRatePart = z.object({ value: z.number(), sentence: z.string() });

const enhancedResume = z.object({
  bestSummary: z.optional(z.string()),
  skills: z.object({
    enhancedSkills: list(z.object({ group: z.string(), skills: texts })),
    suggested: texts,
  }),
  experience: list(
    z.object({
      company: z.string(),
      role: z.string(),
      bullets: list(z.object({ original: z.string(), improved: z.optional(z.string()), note: z.optional(z.string()) })),
    }),
  ),
  certifications: texts,
});

/** A parsed resume; missing parts are empty. */
export const parsedResume = z.object({
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), location: z.string(), links: texts }),
  summary: z.string(),
  technicalSkills: texts,
  softSkills: texts,
  skills: texts,
  experience: list(
    z.object({
      company: z.string(),
      role: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      location: z.string(),
      bullets: texts,
    }),
  ),
  education: list(
    z.object({
      institution: z.string(),
      degree: z.string(),
      field: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      year: z.optional(z.string()),
      grade: z.optional(z.string()),
      bullets: texts,
    }),
  ),
  projects: list(z.object({ name: z.string(), technologies: texts, description: z.string() })),
  certifications: texts,
  languages: texts,
  achievements: texts,
});
export type ParsedResume = z.infer<typeof parsedResume>;

/** What a file appears to be if it is not the resume of one person in English. */
const otherDocument = z.object({
  kind: z.enum([
    'invoice',
    'statement',
    'recipe',
    'jobAd',
    'coverLetter',
    'transcript',
    'other',
    'language',
    'people',
    'scan',
  ]),
  title: z.string(),
  reason: z.string(),
  advice: z.string(),
});

/**
 * Result of an analysis; `categoryScores` in points, `atsParseRate` 0 to 1, `uiPanels` 0 to 100.
 */
export const atsAnalysis = z.object({
  engineVersion: z.string(),
  /** Present if nothing was scored: all points are 0, checks and suggestions are empty. */
  otherDocument: z.optional(otherDocument),
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
  strengths: texts,
  weaknesses: texts,
  recommendations: texts,
  keywordSuggestions: texts,
  uiPanels: z.object({ content: score, section: score, atsEssentials: score, tailoring: score }),
  /** Number of checks that warn or fail. */
  issues: z.number(),
  /** Present if a finding limits the score below the sum of its points. */
  ceiling: z.optional(z.object({ limit: z.number(), reason: z.string(), checks: z.optional(list(z.string())) })),
  parseRate: z.object({ text: parseRatePart, order: parseRatePart, sections: parseRatePart, fields: parseRatePart }),
  /** Role whose skills were compared. */
  role: z.optional(z.object({ name: z.string(), source: z.enum(['resume', 'jobDescription']) })),
  checks: list(check),
  /** Advice that does not affect the score. */
  tips: list(z.object({ id: z.string(), title: z.string(), message: z.string(), evidence })),
  enhancedResume,
  parsedResume,
  /** The resume for the editor, a JSON Resume (schema 1.0) with each text of the file once. */
  jsonResume: z.optional(z.record(z.string(), z.unknown())),
  /** Texts of the file that are not in `jsonResume`. */
  notImported: z.optional(texts),
  /** Every parsed value with its confidence (0 to 1) and place. */
  fields: list(z.object({ path: z.string(), value: z.string(), confidence: z.number(), evidence })),
  /** Lines in the order in which a parser reads them. */
  reading: list(z.object({ page: z.number(), line: z.number(), text: z.string(), section: z.string() })),
});
export type AtsAnalysis = z.infer<typeof atsAnalysis>;

/** Max length of the job description, in characters. */
export const MAX_JOB_DESCRIPTION_LENGTH = 15_000;

/** `parsedResume` is also part of the analysis. */
export const scoreResume = endpoint({
  method: 'POST',
  path: '/resume/ats-score',
  summary: 'Parse and score a resume (PDF, DOC or DOCX)',
  access: 'public',
  repeatable: 'as-is',
  upload: { field: 'file', maxBytes: MAX_RESUME_BYTES, suffixes: RESUME_SUFFIXES },
  body: z.object({ jobDescription: z.optional(text(MAX_JOB_DESCRIPTION_LENGTH)) }),
  responses: {
    200: withData(z.object({ analysis: atsAnalysis, parsedResume })),
  },
  failures: [422],
  repeatsMessage: true,
  timeoutMs: 180_000,
});
