import { excerpt } from './excerpt';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe('excerpt', () => {
  it('leaves a text of exactly the limit unchanged', () => {
    expect(excerpt(words(20), 20)).toBe(words(20));
  });

  it('cuts a longer one and ends it with an ellipsis', () => {
    expect(excerpt(words(21), 20)).toBe(`${words(20)}…`);
  });

  it('folds line breaks and repeated spaces', () => {
    expect(excerpt('  one\n\n two  ', 20)).toBe('one two');
  });
});
