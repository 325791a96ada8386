import phrases from './empty-phrases.json';

/** Phrases that hide who did what. */
const WEAK =
  /\b(responsible for|responsibilities included?|duties included?|worked on|working on|helped|helping|involved in|participated in|part of a team|tasked with|in charge of|assisted in|assisted with|exposure to|handled the responsibility of|was given|got to)\b/i;
const PASSIVE =
  /\b(?:was|were|been|being|is|are) (?:also |successfully |mainly |then )?([a-z]{3,}(?:ed|en)|built|made|done|held|led|written|sent|sold|taught|given|set up|run)\b/i;
const NOT_PASSIVE =
  /^(need|indeed|speed|feed|seed|exceed|open|often|listen|seven|eleven|interested|experienced|skilled|located|based|dedicated)/i;

const BUZZ = phrases.buzzwords;
const FILLERS = phrases.fillers;
const escape = (phrase: string) => phrase.replace(/[-]/g, '\\-');
const EMPTY = new RegExp(`\\b(?:${[...BUZZ, ...FILLERS].map(escape).join('|')})\\b`, 'gi');
/** Not the numeral of `Grade I`, nor `I/O`. */
const I = /(?<!\p{Lu}\p{L}*\s)\bI(?:['’]m)?\b(?![/.)-])/u;
const PRONOUN = new RegExp(`${I.source}|\\b(?:my|me|myself|we|our)\\b`, 'gu');

/** The phrase that makes a statement weak or passive, as written. */
export function weakPhrase(statement: string): string | undefined {
  const weak = WEAK.exec(statement);
  if (weak) return weak[0];
  const passive = PASSIVE.exec(statement);
  return passive && !NOT_PASSIVE.test(passive[1] ?? '') ? passive[0] : undefined;
}

/** Every buzzword, filler and pronoun of a text, as written. */
export const emptyPhrases = (text: string): string[] => [...(text.match(EMPTY) ?? []), ...(text.match(PRONOUN) ?? [])];

/** Whether a text has `I`, `my`, `me` or `myself`. */
export const firstPersonIn = (text: string): boolean => I.test(text) || /\b(?:my|me|myself)\b/.test(text);
