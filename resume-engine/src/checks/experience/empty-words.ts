import { type CheckDefinition, graded } from '../check';
import { emptyPhrases } from '../../wording/phrases';
import { counted, listed } from '../../wording/words';
import { runningText } from './running-text';

const MAX = 2;

export const emptyWords: CheckDefinition = {
  id: 'E8',
  panel: 'content',
  title: 'No empty words',
  max: 0.5,
  effort: 1,
  why: 'Words that every resume could have, and "I" or "my", take the room of facts.',
  judge(context) {
    const found = runningText(context)
      .map(({ text, evidence }) => ({ evidence, words: emptyPhrases(text) }))
      .filter(({ words }) => words.length > 0);
    const all = found.flatMap(({ words }) => words);
    const names = [...new Set(all.map((word) => word.toLowerCase()))].map((lower) => {
      const [word = lower, ...others] = all.filter((other) => other.toLowerCase() === lower);
      const times = 1 + others.length;
      return times === 1 ? `"${word}"` : `"${word}" (${times} times)`;
    });
    return {
      share: graded(all.length <= MAX, all.length <= 5),
      message:
        all.length === 0
          ? 'There are no empty words in your text.'
          : `We found ${all.length <= MAX ? 'only ' : ''}${counted(all.length, 'empty word')}: ${listed(names, 5)}.`,
      fix: 'Delete them, or give a fact instead.',
      evidence: found.slice(0, 6).map(({ evidence }) => evidence),
    };
  },
};
