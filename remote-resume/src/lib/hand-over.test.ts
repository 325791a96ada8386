import { answerWith } from '../testing/analysis';
import { toAtsResult } from './ats-result';
import { draftOf, handOverOf, readHandOver } from './hand-over';

const handOver = () => handOverOf(toAtsResult(answerWith())!);

it('survives the way through the history', () => {
  const passed = JSON.parse(JSON.stringify(handOver())) as unknown;
  expect(readHandOver(passed)).toEqual(handOver());
});

it.each([[null], [{}], [{ parsedResume: 'text' }], ['text']])('takes nothing from %p', (state) => {
  expect(readHandOver(state)).toBeUndefined();
});

it('writes the resume into the fields of the editor, with better words where there are some', () => {
  expect(draftOf(handOver())).toEqual({
    name: 'Asha Rao',
    location: 'Pune, Maharashtra',
    phone: '98765 43210',
    email: 'asha@example.com',
    summary: 'QA engineer with 4 years of testing shops.',
    skills: 'Tools: Postman, SQL',
    experience: 'QA Engineer, Haatvan Retail, Pune, Jan 2021 – Present\nOwned tests\nTested the shop',
    achievements: 'Tester of the year',
    responsibility: '',
    certifications: 'ISTQB',
    projects: 'Price watch: Python\nCompares prices.',
    education: 'B.Sc in Physics, Pune University, 2020',
  });
});

it('keeps the words of the resume where there are no better ones', () => {
  const { parsedResume, strengths } = handOver();
  const passed = readHandOver({ parsedResume, strengths })!;
  expect(draftOf(passed)).toMatchObject({ summary: 'Tester.', skills: 'Postman, SQL' });
  expect(draftOf(passed).experience).toContain('Was responsible for tests');
});
