import { endpoint } from './endpoint';
import { z } from './zod';

export const getDoctor = endpoint({
  method: 'GET',
  path: '/office/doctor',
  summary: 'What is left to do before the portal goes live, each with the way out, as `kadam doctor` lists it',
  access: 'staff',
  roles: ['content_editor', 'auditor'],
  responses: {
    200: z.object({ success: z.literal(true), data: z.object({ findings: z.array(z.string()) }) }),
  },
  failures: [401, 403],
});
