import { feeText, modeText, startText } from './course-terms';

it.each([
  [0, 'Free'],
  [12_500, '₹12,500'],
  [120_000, '₹1,20,000'],
  [null, 'On request'],
])('shows a fee of %p as %s', (fee, text) => {
  expect(feeText(fee)).toBe(text);
});

it.each([
  ['2027-01-11', '11 January 2027'],
  ['2026-12-01', '1 December 2026'],
  ['2026-11-01', 'Next date on request'],
  ['', 'Next date on request'],
  ['soon', 'Next date on request'],
])('shows a start on %p as %s', (day, text) => {
  expect(startText(day, new Date('2026-12-01T12:00:00Z'))).toBe(text);
});

it('shows where a course is held, unknown values unchanged', () => {
  expect(['online', 'hybrid', 'By post'].map(modeText)).toEqual(['Online', 'Online and classroom', 'By post']);
});
