import { endpoint } from './endpoint';
import { requiredText, text, timestamp } from './schema';
import { z } from './zod';

/** Most skills that are kept of a resume. */
export const MAX_RESUME_SKILLS = 200;
/** Most other lines that are looked at for skills. */
export const MAX_RESUME_LINES = 400;
/** Longest kept line, in characters; what is longer is cut. */
export const MAX_RESUME_LINE_LENGTH = 300;
/** How long what was kept stays without being renewed. */
export const RESUME_SKILLS_RETENTION_MONTHS = 12;

const resumeLine = text(2_000);

/** A skill and the line of the resume it was read from. */
export const resumeSkill = z.object({ name: z.string(), line: z.string() });
export type ResumeSkill = z.infer<typeof resumeSkill>;

/** What is kept of a member's resume. */
export const resumeSkills = z.object({ fileName: z.string(), keptAt: timestamp, skills: z.array(resumeSkill) });
export type ResumeSkills = z.infer<typeof resumeSkills>;

export const resumeSkillsResponse = z.object({
  success: z.literal(true),
  // An older server does not send the resume on file.
  data: z.object({ kept: z.nullable(resumeSkills), onFile: z.optional(z.nullable(resumeSkills)) }),
});

export const getResumeSkills = endpoint({
  method: 'GET',
  path: '/jobseeker/kept-resume',
  summary:
    'The skills that jobs are compared with: those kept of a checked resume, and those of the resume on file; null for none',
  access: 'member',
  responses: { 200: resumeSkillsResponse },
  failures: [401],
});

/** `skills` are those the resume lists, `lines` its others; of these only the ones that name a skill are kept, with that skill. */
export const saveResumeSkillsBody = z.object({
  fileName: z._default(text(255), ''),
  skills: z
    .array(z.object({ name: requiredText(200, 'Must not be empty.'), line: resumeLine }), 'Must be a list of skills.')
    .check(z.maxLength(MAX_RESUME_SKILLS, `Must hold at most ${MAX_RESUME_SKILLS} skills.`)),
  lines: z._default(
    z
      .array(resumeLine, 'Must be a list of lines.')
      .check(z.maxLength(MAX_RESUME_LINES, `Must hold at most ${MAX_RESUME_LINES} lines.`)),
    [],
  ),
});
export type SaveResumeSkillsBody = z.infer<typeof saveResumeSkillsBody>;

export const savedResumeSkillsResponse = z.object({ success: z.literal(true), data: z.object({ kept: resumeSkills }) });

export const saveResumeSkills = endpoint({
  method: 'PUT',
  path: '/jobseeker/kept-resume',
  summary: 'Keep the skills of a checked resume, with their lines, in the place of what was kept before',
  access: 'member',
  body: saveResumeSkillsBody,
  responses: { 200: savedResumeSkillsResponse },
  failures: [401, 422],
});

export const deleteResumeSkills = endpoint({
  method: 'DELETE',
  path: '/jobseeker/kept-resume',
  summary: 'Delete what is kept of a resume; also when nothing is',
  access: 'member',
  responses: { 200: z.object({ success: z.literal(true) }) },
  failures: [401],
});
