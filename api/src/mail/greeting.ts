/** Max length of a name in a mail: some names are messages written for the recipient. */
const MAX_LENGTH = 40;

/**
 * The first line of a mail to a member. Anyone can sign up with a stranger's address and an
 * advertisement as the name, so only what looks like a name is repeated: letters with the usual
 * marks between them.
 */
export function greeting(name: string): string {
  const isName =
    name.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ .'’-])\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name);
  const hasAddress = /\p{L}\.\p{L}{2,}/u.test(name);
  return isName && !hasAddress ? `Hello ${name},` : 'Hello,';
}
