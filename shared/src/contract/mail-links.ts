import { z } from './zod';

const LINK_INCOMPLETE = 'This link is not complete. Please open it from the mail again, or copy all of it.';

/** Token in a link that was mailed: 256 bits as base64url. */
export const linkToken = z.string(LINK_INCOMPLETE).check(z.regex(/^[\w-]{43}$/, LINK_INCOMPLETE));

/**
 * Common part of endpoints behind links in mails. Mail scanners open links, so GET only shows a
 * page with a button, and its POST acts.
 */
export const linkedPage = {
  access: 'public',
  produces: 'html',
  query: z.object({ token: linkToken }),
  responses: { 200: z.string() },
} as const;
