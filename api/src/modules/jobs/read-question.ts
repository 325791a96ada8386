import { MIN_EXACT_MATCHES } from '@kadam/shared/contract/jobs';
import { otherNames } from './place-names';
import type { SearchEngine } from './search-engine';
import type { SearchQuestion } from './search-question';
import type { AskedWord } from './search-words';
import { inflections } from './word-forms';

/**
 * The question as it was meant: a word that postings are named by is taken whole, in its forms ('java' is not JavaScript), any other as the beginning
 * of one ('jav'); two words that postings write as one ('front end') are looked for either way.
 */
export async function readQuestion(engine: SearchEngine, question: SearchQuestion): Promise<SearchQuestion> {
  if (question.words.named.length === 0) return question;
  const named = await wholeWords(engine, await joinedWords(engine, question.words.named));
  return { ...question, words: { ...question.words, named } };
}

async function joinedWords(engine: SearchEngine, words: readonly AskedWord[]): Promise<readonly AskedWord[]> {
  const pairs = words.slice(1).map((word, place) => `${onlyWord(words[place]) ?? ' '}${onlyWord(word) ?? ' '}`);
  const counts = pairs.length > 0 ? await engine.countEach('named', pairs) : [];
  const joined: AskedWord[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const [word, next] = [words[place], words[place + 1]];
    if (word && next && (counts[place] ?? 0) > 0) {
      const parts = [onlyWord(word) ?? '', onlyWord(next) ?? ''];
      joined.push({ text: `${word.text} ${next.text}`, choices: [[pairs[place] ?? ''], parts], isWhole: true });
      place += 1;
    } else if (word) joined.push(word);
  }
  return joined;
}

async function wholeWords(engine: SearchEngine, words: readonly AskedWord[]): Promise<readonly AskedWord[]> {
  const forms = words.map((word) => {
    const only = onlyWord(word);
    return only === undefined || word.isWhole ? [] : inflections(only);
  });
  const all = forms.flat();
  const counts = all.length > 0 ? await engine.countEach('named', all) : [];
  let counted = 0;
  return words.map((word, place) => {
    const own = forms[place] ?? [];
    const count = counts.slice(counted, (counted += own.length)).reduce((sum, each) => sum + each, 0);
    const others = otherNames(own[0] ?? '');
    if (count < MIN_EXACT_MATCHES)
      return others.length === 0 ? word : { ...word, choices: [...word.choices, ...others] };
    return { text: word.text, choices: [...own.map((form) => [form]), ...others], isWhole: true };
  });
}

/** The word, unless it is one of several parts ('node.js'). */
function onlyWord(word: AskedWord | undefined): string | undefined {
  const [choice, ...others] = word?.choices ?? [];
  return choice?.length === 1 && others.length === 0 ? choice[0] : undefined;
}
