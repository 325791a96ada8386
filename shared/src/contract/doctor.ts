import { endpoint } from './endpoint';
import { SECTIONS } from './published-content';
import { withData } from './success';
import { z } from './zod';

/** A task before the portal goes live, with its solution. */
const finding = z.object({
  text: z.string(),
  /** Who does it: the staff in the office, or the operator of the server. */
  place: z.enum(['office', 'server']),
  /** The section of the content to publish; null for other tasks. */
  section: z.nullable(z.enum(SECTIONS)),
});
export type Finding = z.infer<typeof finding>;

export const getDoctor = endpoint({
  method: 'GET',
  path: '/office/doctor',
  summary: 'What is left to do before the portal goes live, each with the way out, as `kadam doctor` lists it',
  access: 'staff',
  roles: ['content_editor', 'auditor'],
  responses: { 200: withData(z.object({ findings: z.array(finding) })) },
});
