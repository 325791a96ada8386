import { z } from './zod';

const LINK_INCOMPLETE = 'This link is not complete. Please open it from the mail again, or copy all of it.';

/** The secret of a link in a mail: 256 bits as base64url. */
export const linkToken = z.string(LINK_INCOMPLETE).check(z.regex(/^[\w-]{43}$/, LINK_INCOMPLETE));

/**
 * What the endpoints behind a link of a mail share. A scanner that opens every link of a mail must change nothing: GET shows a page with a
 * button, only its POST acts.
 */
export const linkedPage = {
  access: 'public',
  produces: 'html',
  query: z.object({ token: linkToken }),
  responses: { 200: z.string() },
} as const;
