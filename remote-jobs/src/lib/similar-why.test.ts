import { toWhy, whyText } from './similar-why';

const NONE = { sameTitle: false, sameCity: false, sharedSkills: [], similarPay: false };

test.each([
  [NONE, ''],
  [
    { ...NONE, sameCity: true, sharedSkills: ['SQL', 'Excel', 'Python', 'R'] },
    'Same city, 4 shared skills (SQL, Excel …)',
  ],
  [
    { ...NONE, sameTitle: true, sharedSkills: ['SQL'], similarPay: true },
    'Same occupation, 1 shared skill (SQL), similar pay',
  ],
])('%j is described as %j', (why, line) => {
  expect(whyText(why)).toBe(line);
});

test.each([undefined, null, 7, { sharedSkills: 'SQL' }])('what is not a reason is none: %j', (value) => {
  expect(toWhy(value)).toEqual(NONE);
});
