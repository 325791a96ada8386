import { joinHyphenated } from './hyphenation';

const known = new Set(['development', 'management']);

describe('joinHyphenated', () => {
  it.each([
    ['Led the develop-', 'ment of a portal', 'Led the development of a portal'],
    ['Worked as a full-', 'stack engineer', 'Worked as a full-stack engineer'],
    ['Time manage\u00ad', 'ment', 'Time management'],
    ['unknown\u00ad', 'word', 'unknownword'],
    ['June 2019 -', 'June 2020', 'June 2019 - June 2020'],
    ['Anglo-', 'American', 'Anglo-American'],
    ['two', 'words', 'two words'],
    ['', 'second', 'second'],
  ])('joins "%s" and "%s"', (first, second, joined) => {
    expect(joinHyphenated(first, second, known)).toBe(joined);
  });
});
