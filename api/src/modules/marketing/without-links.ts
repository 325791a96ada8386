// Mail programs make a link of what begins like these, and of words with a dot between them. Of
// fixed length, so that no text is slow to search.
const ADDRESS = /[a-z]:\/|(?:mailto|tel|sms|upi|data|javascript):\S|www[.。．｡]\S/i;
const DOT = /(?<=[\p{L}\p{N}])[.。．｡](?=[\p{L}\p{N}])/gu;

/**
 * A visitor's text without anything a mail program would turn into a link: addresses are removed,
 * and dots between letters or digits get an invisible break, so that 'B.Tech' still reads the same
 * and 'evil.example' is no link.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/g, (word) => (ADDRESS.test(word) ? '[link]' : word)).replace(DOT, '$&\u200b');
