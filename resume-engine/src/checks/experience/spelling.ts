import type { Evidence } from '../../analysis';
import { type Check, graded } from '../check';
import type { CheckContext } from '../context';
import { counted, listed, wordsOf } from '../../wording/words';
import { searchable } from '../../wording/mentions';
import type { Speller } from '../../spelling/speller';
import { runningText } from './running-text';

const PER_WORDS = 300;
const MAX_SUGGESTIONS = 5;
const PLAIN = /^\p{Ll}{4,}$/u;
const TWICE = /\b(the|a|an|of|to|in|and|for|with|is|are|was|on|at|by|from) \1\b/i;

interface Misspelling {
  readonly word: string;
  readonly evidence: Evidence;
}

export const spelling: Check = {
  id: 'E9',
  category: 'experienceAchievements',
  panel: 'content',
  title: 'Spelling',
  max: 1,
  effort: 1,
  why: 'One slip is human; several cost trust.',
  judge(context) {
    const { speller } = context;
    if (!speller) return { skip: 'Spelling is not looked at here.' };
    const texts = runningText(context);
    const count = texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    if (count < 20) return { skip: 'There is too little running text to look at.' };
    const misspellings = misspellingsIn({ context, speller }, texts);
    const rate = (misspellings.length * PER_WORDS) / Math.max(PER_WORDS, count);
    const corrections = misspellings.slice(0, MAX_SUGGESTIONS).map(({ word }) => corrected(word, speller));
    return {
      share: graded(rate <= 1, rate <= 2),
      message:
        misspellings.length === 0
          ? 'We found no spelling mistakes. British and American spellings are both right.'
          : `${counted(misspellings.length, 'word')} may be misspelled: ${listed(
              misspellings.map(({ word }) => `"${word}"`),
              5,
            )}.`,
      fix: `Look at: ${corrections.join(', ')}.`,
      evidence: misspellings.slice(0, 8).map(({ evidence }) => evidence),
    };
  },
};

function corrected(word: string, speller: Speller): string {
  const suggestion = word.includes(' ') ? undefined : speller.suggest(word);
  return suggestion ? `${word} → ${suggestion}` : word;
}

function misspellingsIn(
  { context, speller }: { readonly context: CheckContext; readonly speller: Speller },
  texts: ReturnType<typeof runningText>,
): Misspelling[] {
  const known = new Set(
    searchable(
      [
        ...context.resume.skills.map(({ value }) => value),
        ...(context.occupation?.skills ?? []).flatMap(({ names }) => names),
      ].join(' '),
    ).split(' '),
  );
  const seen = new Map<string, Misspelling>();
  for (const { text, evidence } of texts) {
    const twice = TWICE.exec(text);
    if (twice) seen.set(twice[0], { word: twice[0], evidence });
    for (const word of plainWords(text))
      if (!seen.has(word) && !known.has(word) && !speller.isRight(word)) seen.set(word, { word, evidence });
  }
  return [...seen.values()];
}

const plainWords = (text: string) =>
  wordsOf(text)
    .filter((word) => !/[@./\\_\d]/.test(word))
    .flatMap((word) => word.replace(/['’]s?$/, '').split(/[-–—’']/))
    .filter((word) => PLAIN.test(word));
