// Mail programs make a link of what begins like these, and of words with a dot between them. Of fixed length, so that no text is slow to search.
const ADDRESS = /[a-z]:\/|(?:mailto|tel|sms|upi|data|javascript):\S|www[.。．｡]\S/i;
const DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu;

/**
 * Somebody's words without anything that a mail program would turn into a link: addresses are left out, and a dot between letters or digits gets an
 * invisible break, so that 'B.Tech' reads as before and 'evil.example' leads nowhere.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[link]' : word)).replace(DOT, '$&\u200b');
