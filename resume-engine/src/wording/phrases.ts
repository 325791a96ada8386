/** Phrases that hide who did what. */
const WEAK =
  /\b(responsible for|responsibilities included?|duties included?|worked on|working on|helped|helping|involved in|participated in|part of a team|tasked with|in charge of|assisted in|assisted with|exposure to|handled the responsibility of|was given|got to)\b/i;
const PASSIVE =
  /\b(?:was|were|been|being|is|are) (?:also |successfully |mainly |then )?([a-z]{3,}(?:ed|en)|built|made|done|held|led|written|sent|sold|taught|given|set up|run)\b/i;
const NOT_PASSIVE =
  /^(need|indeed|speed|feed|seed|exceed|open|often|listen|seven|eleven|interested|experienced|skilled|located|based|dedicated)/i;

/** Empty words that any resume could have. */
const BUZZ = [
  'team player', 'hard working', 'hardworking', 'hard-working', 'go-getter', 'self starter', 'self-starter', 'self motivated', 'self-motivated', 'highly motivated',
  'detail oriented', 'detail-oriented', 'results driven', 'results-driven', 'result oriented', 'result-oriented', 'think outside the box', 'out of the box',
  'synergy', 'dynamic', 'passionate', 'go getter', 'quick learner', 'fast learner', 'excellent communication skills', 'good communication skills',
  'positive attitude', 'smart worker', 'smart work', 'sincere', 'honest', 'dedicated', 'proven track record', 'best of my ability', 'best of my knowledge',
  'rockstar', 'ninja', 'guru', 'world class', 'world-class', 'best in class', 'best-in-class', 'cutting edge', 'cutting-edge', 'value addition', 'hands-on experience',
]; // prettier-ignore
const FILLERS = ['various', 'several', 'etc', 'and so on', 'very', 'basically', 'in order to', 'as and when required'];
const escape = (phrase: string) => phrase.replace(/[-]/g, '\\-');
const EMPTY = new RegExp(`\\b(?:${[...BUZZ, ...FILLERS].map(escape).join('|')})\\b`, 'gi');
const PRONOUN = /\b(?:I|I'm|I’m|my|me|myself|we|our)\b/g;

/** The phrase that makes a statement weak or passive, as written. */
export function weakPhrase(statement: string): string | undefined {
  const weak = WEAK.exec(statement);
  if (weak) return weak[0];
  const passive = PASSIVE.exec(statement);
  return passive && !NOT_PASSIVE.test(passive[1] ?? '') ? passive[0] : undefined;
}

/** Every buzzword, filler and pronoun of a text, as written. */
export const emptyPhrases = (text: string): string[] => [...(text.match(EMPTY) ?? []), ...(text.match(PRONOUN) ?? [])];
