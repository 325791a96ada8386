import { skillsByLine } from './skills-by-line';

test('skills of one line stand together, with the line once', () => {
  const tools = 'Tools: Tally Prime, SAP FICO';
  expect(
    skillsByLine([
      { name: 'Tally Prime', line: tools },
      { name: 'Taxation', line: 'Manager - Accounts & Taxation' },
      { name: 'SAP FICO', line: tools },
    ]),
  ).toEqual([
    { names: 'Tally Prime, SAP FICO', line: tools },
    { names: 'Taxation', line: 'Manager - Accounts & Taxation' },
  ]);
});

test('a line that is nothing but the names of its skills is not said twice', () => {
  const line = 'GST, TDS';
  expect(skillsByLine(['GST', 'TDS'].map((name) => ({ name, line })))).toEqual([{ names: line, line: undefined }]);
});
