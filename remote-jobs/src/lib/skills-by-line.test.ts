import { skillsByLine } from './skills-by-line';

test('groups the skills of one line, with the line once', () => {
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

test('omits a line that only lists its skills', () => {
  const line = 'GST, TDS';
  expect(skillsByLine(['GST', 'TDS'].map((name) => ({ name, line })))).toEqual([{ names: line, line: undefined }]);
});
