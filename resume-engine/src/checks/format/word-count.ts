import { type CheckDefinition, graded } from '../check';

export const wordCount: CheckDefinition = {
  id: 'F2',
  panel: 'content',
  title: 'Number of words',
  max: 1.5,
  effort: 3,
  why: 'Too few words leave a search with nothing to find; too many hide what matters.',
  judge({ facts: { words } }) {
    return {
      share: graded(words >= 350 && words <= 900, words >= 220 && words <= 1100),
      message: `Your resume has ${words} words. Between 350 and 900 read best.`,
      fix:
        words < 350
          ? 'Say more about your work and projects: what you did, with what, and what came of it.'
          : 'Cut what a recruiter for this job would not miss, beginning with the oldest entries.',
    };
  },
};
