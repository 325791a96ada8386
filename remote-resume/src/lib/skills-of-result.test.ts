import { toAtsResult } from './ats-result';
import { skillsOfResult } from './skills-of-result';
import { analysisWith, responseWith } from '../testing/analysis';

const of = (fields: Parameters<typeof analysisWith>[0]) => skillsOfResult(toAtsResult(responseWith(fields))!);

it('has each listed skill with its source line, and the experience lines', () => {
  const skills = of({
    fields: [
      { path: 'contact.email', value: 'a@b.in', confidence: 1, evidence: [{ page: 1, line: 0, text: 'a@b.in' }] },
      { path: 'skills.0', value: 'SQL', confidence: 1, evidence: [{ page: 1, line: 2, text: 'SQL' }] },
    ],
    reading: [
      { page: 1, line: 0, text: 'Asha Rao, a@b.in', section: 'header' },
      { page: 1, line: 1, text: 'Kept books in Tally Prime', section: 'experience' },
      { page: 1, line: 2, text: 'Tools: SQL, Postman', section: 'skills' },
    ],
  });
  expect(skills).toEqual({
    skills: [{ name: 'SQL', line: 'Tools: SQL, Postman' }],
    lines: ['Kept books in Tally Prime'],
  });
});

it('falls back to the parsed skills without source lines', () => {
  const parsed = analysisWith().parsedResume.skills;
  expect(of({ fields: [], reading: [] })).toEqual({ skills: parsed.map((name) => ({ name, line: name })), lines: [] });
});
