import { endpoint } from './endpoint';
import { success } from './success';
import { z } from './zod';

export const livez = endpoint({
  method: 'GET',
  path: '/livez',
  summary: 'The process runs',
  access: 'public',
  responses: { 200: z.object({ status: z.literal('ok') }) },
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The process can serve: database reachable, not draining; 503 otherwise',
  access: 'public',
  responses: { 200: z.object({ status: z.literal('ok') }) },
});

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'What differs between the places the portal runs, for the browser',
  access: 'public',
  responses: { 200: z.extend(success, { environment: z.enum(['development', 'production']) }) },
});
