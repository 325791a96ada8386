import { improved } from './improve-bullet';
import { processorMs } from '../testing/processor-time';

test.each([
  ['Responsible for building and testing REST APIs', 'Built and tested REST APIs'],
  ['Responsible for the maintenance of pumps', 'Maintained pumps'],
  ['Worked on developing a chatbot', 'Developed a chatbot'],
  ['Was responsible for handling customer calls', 'Handled customer calls'],
  ['Involved in preparing GST returns', 'Contributed to preparing GST returns'],
  ['I developed various reports in order to save time', 'Developed reports to save time'],
  ['Developing dashboards', 'Developed dashboards'],
  ['Manages the night shift', 'Managed the night shift'],
  ['Testing of transformers', 'Tested transformers'],
  ['Successfully led the audit', 'Led the audit'],
  ['Utilized Excel for reports etc.', 'Used Excel for reports'],
])('improves the past job bullet %p to %p', (statement, better) => {
  expect(improved(statement, false)).toBe(better);
});

test.each([
  ['Responsible for building APIs', 'Build APIs'],
  ['Developing dashboards', 'Develop dashboards'],
])('improves the current job bullet %p to %p', (statement, better) => {
  expect(improved(statement, true)).toBe(better);
});

test.each([
  'Built 12 APIs',
  'Marketing campaigns for three brands',
  'Design documents for the plant',
  'Team of 5',
  'Responsible for Mumbai and Pune',
])('does not change %p', (statement) => {
  expect(improved(statement, false)).toBeUndefined();
});

test('improves a statement of 50,000 characters quickly', () => {
  const started = processorMs();
  improved(`Responsible for ${'i we was mainly '.repeat(3200)}`, false);
  expect(processorMs() - started).toBeLessThan(800);
});
