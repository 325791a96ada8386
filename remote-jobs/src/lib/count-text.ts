export const countText = (total: number): string =>
  total === 1 ? '1 Job Found' : `${total.toLocaleString('en-IN')} Jobs Found`;

/** For results of a corrected search. */
export const similarText = (words: string): string => `Did you mean “${words}”? These are its results.`;

const NAMED_IN = 'title, skills or company';

/** How many postings only mention the words in the description; '' if none. */
export function mentionsText(total: number, mentions: number): string {
  if (mentions === 0) return '';
  const named = total - mentions;
  const others = `${mentions.toLocaleString('en-IN')}${named > 0 ? ' more' : ''} ${mentions === 1 ? 'mentions' : 'mention'} it in the description.`;
  if (named === 0) return `No job names this in ${NAMED_IN}; ${others}`;
  return `Only ${named} ${named === 1 ? 'job names' : 'jobs name'} this in ${NAMED_IN}; ${others}`;
}

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Which words some of the results lack; '' if none. */
export function partlyText({ total, partly, dropped }: Partly): string {
  if (partly === 0 || dropped.length === 0) return '';
  const words = oneOf.format(dropped.map((word) => `“${word}”`));
  const complete = total - partly;
  if (complete === 0) return `No job has all of these words. These jobs do without ${words}.`;
  const have = `Only ${complete} ${complete === 1 ? 'job has' : 'jobs have'} all of these words`;
  return `${have}; ${partly.toLocaleString('en-IN')} more ${partly === 1 ? 'does' : 'do'} without ${words}.`;
}

interface Partly {
  readonly total: number;
  readonly partly: number;
  readonly dropped: readonly string[];
}
