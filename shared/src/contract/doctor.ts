import { endpoint } from './endpoint';
import { SECTIONS } from './published-content';
import { withData } from './success';
import { z } from './zod';

/** What is left to do before the portal goes live, with the way out. */
const finding = z.object({
  text: z.string(),
  /** Where it is done: by the staff in the office, or by whoever runs the server. */
  place: z.enum(['office', 'server']),
  /** The section of the content that is to be published; null for anything else. */
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
