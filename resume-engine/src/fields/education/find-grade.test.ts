import { findBoard } from './find-board';
import { findGrade } from './find-grade';

const shown = (text: string) => {
  const grade = findGrade(text);
  return grade && [grade.kind, grade.value, grade.scale].filter((part) => part !== undefined).join(' ');
};

it.each([
  ['CGPA: 8.4/10', 'cgpa 8.4 10'],
  ['CGPA 8.4', 'cgpa 8.4'],
  ['CGPA - 7.9', 'cgpa 7.9'],
  ['CGPA of 9.1 out of 10', 'cgpa 9.1 10'],
  ['C.G.P.A. 8.0', 'cgpa 8'],
  ['8.42 CGPA', 'cgpa 8.42'],
  ['9.8 (CGPA)', 'cgpa 9.8'],
  ['7.4 CGPA (74%)', 'cgpa 7.4'],
  ['CPI 8.1', 'cgpa 8.1'],
  ['SGPA: 9', 'cgpa 9'],
  ['OGPA: 7.85/10', 'cgpa 7.85 10'],
  ['8.4/10', 'cgpa 8.4 10'],
  ['3.9/4.0', 'cgpa 3.9 4'],
  ['GPA: 3.7/4.0', 'gpa 3.7 4'],
  ['GPA 3.6', 'gpa 3.6'],
  ['GPA 3.90 (out of 5.00)', 'gpa 3.9 5'],
  ['Overall GPA: 3.4', 'gpa 3.4'],
  ['3.8 GPA', 'gpa 3.8'],
  ['72.5 %', 'percent 72.5 100'],
  ['94.2%', 'percent 94.2 100'],
  ['86 percent', 'percent 86 100'],
  ['78.4 percentage', 'percent 78.4 100'],
  ['Percentage: 78.4', 'percent 78.4 100'],
  ['Percentage - 81', 'percent 81 100'],
  ['Aggregate: 65', 'percent 65 100'],
  ['Secured 85.6%', 'percent 85.6 100'],
  ['Passed in 2014 with 75%', 'percent 75 100'],
  ['XII\tCBSE\t2014\t88.6%', 'percent 88.6 100'],
  ['Marks: 450/600', 'percent 450 600'],
  ['First Class with Distinction', 'class First Class with Distinction'],
  ['First Class', 'class First Class'],
  ['First Division', 'class First Division'],
  ['Second Division', 'class Second Division'],
  ['Second Class Upper', 'class Second Class Upper'],
  ['1st Class', 'class 1st Class'],
  ['Ist Class', 'class Ist Class'],
  ['Distinction', 'class Distinction'],
  ['magna cum laude', 'class magna cum laude'],
  ['2:1', 'class 2:1'],
  ['University of Leeds, Merit', 'class Merit'],
  ['Grade A1', 'letter A1'],
  ['Grade: O', 'letter O'],
  ['A+ Grade', 'letter A+'],
])('%s is the grade %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  '2019',
  '10+2',
  'XII',
  'Class X',
  '01/2019',
  'May 2019',
  '560001',
  'Computer Science',
  'CGPA',
  '120%',
  '12/05/2019',
  '2015-2019',
  'Merit scholarship of the state',
])('%s has no grade', (text) => {
  expect(findGrade(text)).toBeUndefined();
});

it.each([
  ['CBSE', 'CBSE'],
  ['Bhavans Vidya Mandir, CBSE', 'CBSE'],
  ['ICSE Board', 'ICSE Board'],
  ['Maharashtra State Board', 'Maharashtra State Board'],
  ['Karnataka State Board', 'Karnataka State Board'],
  ['M.P. Board Bhopal', 'M.P. Board'],
  ['U.P. Board', 'U.P. Board'],
  ['Board of Intermediate Education, Hyderabad', 'Board of Intermediate Education'],
  ['Bihar School Examination Board, Patna', 'Bihar School Examination Board'],
  ['Tripura Board of Secondary Education', 'Tripura Board of Secondary Education'],
  ['State Board of Technical Education', 'State Board of Technical Education'],
  ['NIOS', 'NIOS'],
])('%s has the board %s', (text, expected) => {
  expect(findBoard(text)?.raw).toBe(expected);
});

it.each(['advisory board member', 'is best', 'inc', 'Member of the Board', 'onboarding'])('%s has no board', (text) => {
  expect(findBoard(text)).toBeUndefined();
});
