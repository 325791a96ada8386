import { layOut } from './lay-out';
import { documentOf, type Piece } from './written-document';

const textsOf = (...pieces: readonly Piece[]): string[] => layOut(documentOf(pieces)).lines.map(({ text }) => text);

it('joins a date broken by a table column', () => {
  expect(
    textsOf(
      [40, 100, '03/09/2018 to'],
      [150, 100, 'Clerk, Acme'],
      [40, 112, '10/06/2021'],
      [150, 112, 'Kept the books'],
    ),
  ).toEqual(['03/09/2018 to 10/06/2021\tClerk, Acme', 'Kept the books']);
});

it.each([
  ['Acme Services | Mumbai | 10/2019 -', 'Present'],
  ['Acme Services | Mumbai | 06/2014', '- 03/2017'],
  ['Acme Services | Mumbai | July 2019 - December', '2021'],
  ['Acme Services | Mumbai | January', '2022 - Present'],
  ['Acme Services | Mumbai | Jan-2019 to', 'Aug-2021'],
  ['Acme Services | Mumbai | Since Apr 2018 till', 'date'],
  ['Worked with Acme as clerk from July 2019', '- July 2021.'],
])('joins %j and %j', (upper, lower) => {
  expect(textsOf([40, 100, upper], [40, 112, lower], [40, 124, 'Kept the books'])).toEqual([
    `${upper} ${lower}`,
    'Kept the books',
  ]);
});

it.each([
  ['Acme Services | Mumbai', '2019 - Present'],
  ['Kept the books of 2019', '- Paid 40 suppliers'],
  ['Acme Services, 2017 - 2019', '2015 - 2017'],
])('does not join %j and %j', (upper, lower) => {
  expect(textsOf([40, 100, upper], [40, 112, lower])).toHaveLength(2);
});

it('separates a date from adjacent text', () => {
  const company = 'Institute of Sustainable Development';
  expect(textsOf([40, 100, company], [40 + 5 * company.length, 100, 'August 2021 - Present'])).toEqual([
    `${company}\tAugust 2021 - Present`,
  ]);
});
