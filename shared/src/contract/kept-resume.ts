import { endpoint } from './endpoint';
import { requiredText, text, timestamp } from './schema';
import { z } from './zod';

/** Most skills that are kept of a resume. */
export const KEPT_SKILLS_MAX = 200;
/** Most other lines that are looked at for skills. */
export const KEPT_LINES_MAX = 400;
/** Longest kept line, in characters; what is longer is cut. */
export const KEPT_LINE_LENGTH = 300;
/** How long what was kept stays without being renewed. */
export const KEPT_RESUME_MONTHS = 12;

const sentLine = text(2_000);

/** A skill and the line of the resume it was read from. */
export const keptSkill = z.object({ name: z.string(), line: z.string() });
export type KeptSkill = z.infer<typeof keptSkill>;

/** What is kept of a member's resume. */
export const keptResume = z.object({ fileName: z.string(), keptAt: timestamp, skills: z.array(keptSkill) });
export type KeptResume = z.infer<typeof keptResume>;

export const keptResumesAnswer = z.object({
  success: z.literal(true),
  // A server before decision 0086 does not tell of the resume on file.
  data: z.object({ kept: z.nullable(keptResume), onFile: z.optional(z.nullable(keptResume)) }),
});

export const getKeptResume = endpoint({
  method: 'GET',
  path: '/jobseeker/kept-resume',
  summary:
    'The skills that jobs are compared with: those kept of a checked resume, and those of the resume on file; null for none',
  access: 'member',
  responses: { 200: keptResumesAnswer },
  failures: [401],
});

/** `skills` are those the resume lists, `lines` its others; of these only the ones that name a skill are kept, with that skill. */
export const keepResumeBody = z.object({
  fileName: z._default(text(255), ''),
  skills: z
    .array(z.object({ name: requiredText(200, 'Must not be empty.'), line: sentLine }), 'Must be a list of skills.')
    .check(z.maxLength(KEPT_SKILLS_MAX, `Must hold at most ${KEPT_SKILLS_MAX} skills.`)),
  lines: z._default(
    z
      .array(sentLine, 'Must be a list of lines.')
      .check(z.maxLength(KEPT_LINES_MAX, `Must hold at most ${KEPT_LINES_MAX} lines.`)),
    [],
  ),
});
export type KeepResumeBody = z.infer<typeof keepResumeBody>;

export const keptAnswer = z.object({ success: z.literal(true), data: z.object({ kept: keptResume }) });

export const keepResume = endpoint({
  method: 'PUT',
  path: '/jobseeker/kept-resume',
  summary: 'Keep the skills of a checked resume, with their lines, in the place of what was kept before',
  access: 'member',
  body: keepResumeBody,
  responses: { 200: keptAnswer },
  failures: [401, 422],
});

export const forgetResume = endpoint({
  method: 'DELETE',
  path: '/jobseeker/kept-resume',
  summary: 'Delete what is kept of a resume; also when nothing is',
  access: 'member',
  responses: { 200: z.object({ success: z.literal(true) }) },
  failures: [401],
});
