/** How many jobs a search found, as the toolbar says it. */
export const countText = (total: number): string =>
  total === 1 ? '1 Job Found' : `${total.toLocaleString('en-IN')} Jobs Found`;

/** What a search says that found its jobs by other words than the asked ones. */
export const similarText = (words: string): string => `Showing results similar to “${words}”.`;

const NAMED_IN = 'title, skills or company';

/** Why there are postings that only mention the words: how many are named so, how many are not; '' where all are. */
export function mentionsText(total: number, mentions: number): string {
  if (mentions === 0) return '';
  const named = total - mentions;
  const others = `${mentions.toLocaleString('en-IN')}${named > 0 ? ' more' : ''} ${mentions === 1 ? 'mentions' : 'mention'} it in the description.`;
  if (named === 0) return `No job names this in ${NAMED_IN}; ${others}`;
  return `Only ${named} ${named === 1 ? 'job names' : 'jobs name'} this in ${NAMED_IN}; ${others}`;
}
