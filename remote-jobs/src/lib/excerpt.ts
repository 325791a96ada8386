/** The first `limit` words, with an ellipsis if there are more. */
export function excerpt(text: string, limit: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > limit ? `${words.slice(0, limit).join(' ')}…` : words.join(' ');
}
