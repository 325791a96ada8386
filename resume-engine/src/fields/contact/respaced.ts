/**
 * Restores the words of `ARJUNSINGHRATHORE`, once written with a space after each letter, from
 * `arjun.rathore@…`.
 * @param accounts parts of the names in the person's accounts
 */
export function respaced(name: string, accounts: readonly string[][]): string {
  if (name.includes(' ')) return name;
  for (const [first = '', ...more] of accounts) {
    const words = cut(name, { first, last: more.at(-1) ?? '' });
    if (words) return words.filter(Boolean).join(' ');
  }
  return name;
}

/** First name, middle part, last name; the last name may be only an initial. */
function cut(name: string, { first, last }: { readonly first: string; readonly last: string }): string[] | undefined {
  const lower = name.toLowerCase();
  const rest = lower.slice(first.length);
  if (first.length < 2 || last === '' || rest.length < 2 || !lower.startsWith(first)) return undefined;
  if (last.length > 1 && rest.endsWith(last)) {
    const end = name.length - last.length;
    return [name.slice(0, first.length), name.slice(first.length, end), name.slice(end)];
  }
  return rest.startsWith(last) ? [name.slice(0, first.length), name.slice(first.length)] : undefined;
}
