import { feeText, modeText, startText } from './course-terms';

it.each([
  [0, 'Free'],
  [12_500, '₹12,500'],
  [120_000, '₹1,20,000'],
  [null, 'On request'],
])('says of a fee of %p: %s', (fee, text) => {
  expect(feeText(fee)).toBe(text);
});

it.each([
  ['2027-01-11', '11 January 2027'],
  ['2026-12-01', '1 December 2026'],
  ['2026-11-01', 'Next date on request'],
  ['', 'Next date on request'],
  ['soon', 'Next date on request'],
])('says of a course that starts on %p: %s', (day, text) => {
  expect(startText(day, new Date('2026-12-01T12:00:00Z'))).toBe(text);
});

it('says where a course is held, in the word of another server if need be', () => {
  expect(['online', 'hybrid', 'By post'].map(modeText)).toEqual(['Online', 'Online and classroom', 'By post']);
});
