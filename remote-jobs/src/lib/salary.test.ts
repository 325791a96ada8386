import { salaryInWords, salaryText } from './salary';

it.each([
  [12.5, '12.5 LPA', '12.5 lakh rupees per year'],
  [0, '0 LPA', '0 lakh rupees per year'],
  [150000, '1,50,000 LPA', '1,50,000 lakh rupees per year'],
])('shows %d as %j and reads it as %j', (lpa, shown, read) => {
  expect(salaryText(lpa)).toBe(shown);
  expect(salaryInWords(lpa)).toBe(read);
});
