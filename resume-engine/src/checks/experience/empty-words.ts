import { type Check, graded } from '../check';
import { emptyPhrases } from '../../wording/phrases';
import { counted, listed } from '../../wording/words';
import { runningText } from './running-text';

export const emptyWords: Check = {
  id: 'E8',
  category: 'experienceAchievements',
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
    const names = [...new Set(all.map((word) => `"${word}"`))];
    return {
      share: graded(all.length <= 2, all.length <= 5),
      message:
        all.length === 0
          ? 'There are no empty words in your text.'
          : `We found ${counted(all.length, 'empty word')}: ${listed(names, 5)}.`,
      fix: 'Delete them, or say with a fact what they stand for.',
      evidence: found.slice(0, 6).map(({ evidence }) => evidence),
    };
  },
};
