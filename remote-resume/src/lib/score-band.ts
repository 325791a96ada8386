/** Color and word of a score: 80 and above, 60 and above. */
export type ScoreBand = 'high' | 'middle' | 'low';

export const bandOf = (score: number): ScoreBand => {
  if (score >= 80) return 'high';
  return score >= 60 ? 'middle' : 'low';
};

export const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  high: 'Strong',
  middle: 'Nearly there',
  low: 'Needs work',
};
