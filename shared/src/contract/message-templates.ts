import { endpoint } from './endpoint';
import { knownVariablesOf, requiredText, timestamp, version } from './schema';
import { withData } from './success';
import { isOneLine, NOT_ONE_LINE } from './text-rules';
import { fillVariables, variablesOutside } from './variables';
import { z } from './zod';

/** Statuses that the office gives; each has a template for the mail to the candidate. */
export const TEMPLATE_STATUSES = ['seen', 'shortlisted', 'interview', 'offer', 'hired', 'not_chosen'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** Variables of templates and notes, with their meanings. */
export const TEMPLATE_VARIABLES = {
  name: 'First name of the candidate',
  job: 'Title of the job',
  company: 'Name of the company',
  status: 'New status, such as Interview',
  link: 'Address of the page My Jobs',
} as const;
export type TemplateValues = Readonly<Record<keyof typeof TEMPLATE_VARIABLES, string>>;

/** Max length of the subject of a template, in characters. */
export const MAX_TEMPLATE_SUBJECT_LENGTH = 150;
/** Max length of the text of a template, in characters. */
export const MAX_TEMPLATE_TEXT_LENGTH = 5_000;

/** The text with the values of its variables; unknown ones are unchanged. */
export const fillTemplate = (text: string, values: TemplateValues): string => fillVariables(text, values);

/** Unknown variables of a text, without duplicates, as written. */
export const unknownVariables = (text: string): string[] => variablesOutside(TEMPLATE_VARIABLES, text);

/** Rejects unknown variables, with an error that names them. */
export const knownVariables = knownVariablesOf(TEMPLATE_VARIABLES);

export const templateBody = z.object({
  subject: requiredText(MAX_TEMPLATE_SUBJECT_LENGTH, 'Please enter a subject.').check(
    z.refine(isOneLine, NOT_ONE_LINE),
    knownVariables,
  ),
  text: requiredText(MAX_TEMPLATE_TEXT_LENGTH, 'Please enter a text.').check(knownVariables),
  /** Version that this template replaces. */
  version,
});
export type TemplateBody = z.infer<typeof templateBody>;

/** `version` 0 is the built-in template; `changedAt` and `changedBy` are null for it. */
export const messageTemplate = z.object({
  status: z.enum(TEMPLATE_STATUSES),
  version: z.number(),
  subject: z.string(),
  text: z.string(),
  changedAt: z.nullable(timestamp),
  changedBy: z.nullable(z.string()),
  builtIn: z.object({ subject: z.string(), text: z.string() }),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/office/templates',
  summary: 'The templates of the mails about a new status, with the built-in ones',
  access: 'staff',
  roles: ['recruiter', 'auditor'],
  responses: { 200: withData(z.object({ templates: z.array(messageTemplate) })) },
});

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/office/templates/{status}',
  summary: 'Replace a template; 400 names unknown variables, 409 if it was replaced meanwhile',
  access: 'staff',
  roles: ['recruiter'],
  repeatable: 'as-is',
  params: z.object({ status: z.enum(TEMPLATE_STATUSES) }),
  body: templateBody,
  responses: { 200: withData(z.object({ template: messageTemplate })) },
  failures: [409],
});
