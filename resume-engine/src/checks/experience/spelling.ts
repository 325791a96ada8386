import type { Evidence } from '../../analysis';
import { type CheckDefinition, graded } from '../check';
import type { CheckContext } from '../context';
import { ofLine } from '../evidence';
import { knownSkill } from '../../lexicon/skills';
import { correctedWord } from '../../sections/corrected-words';
import type { Speller } from '../../spelling/speller';
import { searchable } from '../../wording/mentions';
import { verbForm } from '../../wording/verbs';
import { counted, listed, openerOf, wordsOf } from '../../wording/words';
import { runningText } from './running-text';

const PER_WORDS = 300;
/** Share of the points with one mistake. */
const FEW = 0.8;
const MIN_SENTENCE = 7;
const MAX_SUGGESTIONS = 5;
const PLAIN = /^[a-z]{4,}$/;
const TWICE = /\b(the|a|an|of|to|in|and|for|with|is|are|was|on|at|by|from) \1\b/i;

interface Misspelling {
  readonly word: string;
  readonly correction?: string;
  readonly evidence: Evidence;
}

export const spelling: CheckDefinition = {
  id: 'E9',
  panel: 'content',
  title: 'Spelling',
  max: 1,
  effort: 1,
  why: 'One slip is human; several cost trust.',
  judge(context) {
    const { speller } = context;
    if (!speller) return { skip: 'Spelling is not checked here.' };
    const texts = [...runningText(context), ...declarationOf(context)];
    const count = texts.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
    if (count < 20) return { skip: 'There is too little running text to check.' };
    const misspellings = misspellingsIn({ context, speller }, texts);
    const rate = (misspellings.length * PER_WORDS) / Math.max(PER_WORDS, count);
    return {
      share: misspellings.length === 0 ? 1 : rate <= 1 ? FEW : graded(false, rate <= 2),
      message:
        misspellings.length === 0
          ? 'We found no spelling mistakes. British and American spellings are both right.'
          : `${counted(misspellings.length, 'word')} may be misspelled: ${listed(
              misspellings.map(({ word }) => `"${word}"`),
              5,
            )}.`,
      fix: `Check: ${misspellings.slice(0, MAX_SUGGESTIONS).map(corrected).join(', ')}.`,
      evidence: misspellings.slice(0, 8).map(({ evidence }) => evidence),
    };
  },
};

const corrected = ({ word, correction }: Misspelling) => (correction ? `${word} → ${correction}` : word);

interface Spelling {
  readonly context: CheckContext;
  readonly speller: Speller;
}

function misspellingsIn(spelled: Spelling, texts: ReturnType<typeof runningText>): Misspelling[] {
  const all = [...inHeadings(spelled), ...inTexts(spelled, texts)];
  return [...new Map(all.map((one) => [one.word, one])).values()];
}

/** Besides the running text: a person writes these sentences too. */
const declarationOf = ({ sections }: CheckContext) =>
  sections
    .filter(({ kinds: [kind] }) => kind === 'declaration' || kind === 'custom')
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => text.split(' ').length >= MIN_SENTENCE)
    .map((line) => ({ text: line.text.replace(/\S+-$/, ''), evidence: ofLine(line) }));

const inHeadings = ({ context, speller }: Spelling): Misspelling[] =>
  context.sections.flatMap(({ heading, kinds }) =>
    heading === undefined || kinds[0] === 'custom'
      ? []
      : plainWords(heading.text.toLowerCase()).flatMap((word) => {
          const correction = speller.correct(word) && correctedHeading(word);
          return correction ? [{ word, correction, evidence: ofLine(heading) }] : [];
        }),
  );

function inTexts({ context, speller }: Spelling, texts: ReturnType<typeof runningText>): Misspelling[] {
  const known = new Set(
    searchable(
      [
        ...context.resume.skills.map(({ value }) => value),
        ...(context.occupation?.skills ?? []).flatMap(({ names }) => names),
      ].join(' '),
    ).split(' '),
  );
  const correct = (word: string) =>
    known.has(word) || knownSkill(word) || verbForm(word) ? undefined : speller.correct(word);
  return texts.flatMap(({ text, evidence }) => {
    const twice = TWICE.exec(text)?.[0];
    const opener = openerIn(text);
    const verb = opener === undefined ? undefined : correct(opener);
    return [
      ...(twice ? [{ word: twice, evidence }] : []),
      ...(opener && verb && verbForm(verb) ? [{ word: opener, correction: verb, evidence }] : []),
      ...plainWords(text).flatMap((word) => {
        const correction = correct(word);
        return correction ? [{ word, correction, evidence }] : [];
      }),
    ];
  });
}

const plainWords = (text: string) =>
  wordsOf(text)
    .filter((word) => !/[@./\\_\d]/.test(word))
    .flatMap((word) => word.replace(/['’]s?$/, '').split(/[-–—’']/))
    .filter((word) => PLAIN.test(word));

function correctedHeading(word: string): string | undefined {
  const singular = word.replace(/(?<=[^s])s$/, '');
  const corrected = correctedWord(singular);
  if (corrected === singular) return undefined;
  return singular === word ? corrected : `${corrected}s`.replace(/ys$/, 'ies');
}

/** The first word of a sentence: it may be a name, so its correction must be a verb. */
function openerIn(text: string): string | undefined {
  const opener = openerOf(text);
  return /^[A-Z][a-z]{3,}$/.test(opener) ? opener.toLowerCase() : undefined;
}
