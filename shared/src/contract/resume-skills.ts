import { endpoint } from './endpoint';
import { requiredText, text, timestamp } from './schema';
import { success, withData } from './success';
import { z } from './zod';

/** Max stored skills per resume. */
export const MAX_RESUME_SKILLS = 200;
/** Max other lines that are searched for skills. */
export const MAX_RESUME_LINES = 400;
/** Max length of a stored line, in characters; longer ones are cut. */
export const MAX_RESUME_LINE_LENGTH = 300;

const resumeLine = text(2_000);

/** A skill and the line of the resume that names it. */
export const resumeSkill = z.object({ name: z.string(), line: z.string() });
export type ResumeSkill = z.infer<typeof resumeSkill>;

/** Skills stored from a resume. */
export const resumeSkills = z.object({ fileName: z.string(), keptAt: timestamp, skills: z.array(resumeSkill) });
export type ResumeSkills = z.infer<typeof resumeSkills>;

export const resumeSkillsResponse = withData(
  // Older servers do not send `onFile`.
  z.object({ kept: z.nullable(resumeSkills), onFile: z.optional(z.nullable(resumeSkills)) }),
);

export const getResumeSkills = endpoint({
  method: 'GET',
  path: '/jobseeker/kept-resume',
  summary:
    'The skills that jobs are compared with: those stored from a checked resume, and those of the stored resume; null for none',
  access: 'member',
  responses: { 200: resumeSkillsResponse },
});

/**
 * `skills` are those listed in the resume, `lines` its other lines; of these only lines that name a
 * skill are stored.
 */
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

export const savedResumeSkillsResponse = withData(z.object({ kept: resumeSkills }));

export const saveResumeSkills = endpoint({
  method: 'PUT',
  path: '/jobseeker/kept-resume',
  summary: 'Store the skills of a checked resume with their lines; replaces earlier ones',
  access: 'member',
  repeatable: 'as-is',
  body: saveResumeSkillsBody,
  responses: { 200: savedResumeSkillsResponse },
  failures: [422],
});

export const deleteResumeSkills = endpoint({
  method: 'DELETE',
  path: '/jobseeker/kept-resume',
  summary: 'Delete the stored skills, also when there are none',
  access: 'member',
  repeatable: 'as-is',
  responses: { 200: success },
});
