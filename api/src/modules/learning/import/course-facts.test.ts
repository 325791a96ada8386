import { courseModes, readFee, readStartDate } from './course-import';

test.each([
  ['Free', 0],
  ['free of charge', 0],
  [0, 0],
  ['₹ 12,500', 12_500],
  ['Rs. 1,20,000/-', 120_000],
  ['9999.00', 9_999],
])('the fee %j is %i rupees', (text, fee) => {
  expect(readFee(text)).toBe(fee);
});

test.each(['about 5000', '12.5', '-1', '$200'])('%j is not a fee, and the error explains what to write', (text) => {
  expect(() => readFee(text)).toThrow(
    `'${text}' is not a fee in rupees. Write it as 12,500, or Free, or leave it empty.`,
  );
});

test.each([
  ['2027-01-11', '2027-01-11'],
  ['11/01/2027', '2027-01-11'],
  ['2027-01-10T20:00:00Z', '2027-01-11'],
])('a course that starts on %j starts on %s in India', (text, day) => {
  expect(readStartDate(text)).toBe(day);
});

test.each([
  ['Online', 'online'],
  ['In person', 'classroom'],
  ['blended', 'hybrid'],
])('the mode %j is %s', (text, mode) => {
  expect(courseModes.read(text)).toBe(mode);
});
