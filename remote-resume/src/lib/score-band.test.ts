import { BAND_WORDS, bandOf } from './score-band';

it.each([
  [100, 'Strong'],
  [80, 'Strong'],
  [79, 'Nearly there'],
  [60, 'Nearly there'],
  [59, 'Needs work'],
  [0, 'Needs work'],
])('calls %i %s', (score, word) => {
  expect(BAND_WORDS[bandOf(score)]).toBe(word);
});
