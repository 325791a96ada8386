/** Longest name a mail repeats: some names are sentences written for whoever gets the mail. */
const MAX_LENGTH = 40;

/**
 * The first line of a mail to a member. Anybody can sign up with somebody else's address and write an advertisement in the place of the name,
 * so only what looks like a name is repeated: letters, with the marks that names have between them.
 */
export function greeting(name: string): string {
  const isName =
    name.length <= MAX_LENGTH && /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ .'’-])\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name);
  const hasAddress = /\p{L}\.\p{L}{2,}/u.test(name);
  return isName && !hasAddress ? `Hello ${name},` : 'Hello,';
}
