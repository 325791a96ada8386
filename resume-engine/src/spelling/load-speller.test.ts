import { loadSpeller } from './load-speller';

test.each([
  'organised',
  'organized',
  'colour',
  'color',
  'programme',
  'centre',
  'catalogue',
  'labelled',
  'analysed',
  'enrolment',
  'paediatric',
  'licence',
  'defence',
  'lakh',
  'crore',
  'upskilling',
  'onboarding',
  'microservices',
  'parallelising',
  'stakeholders',
  'reusability',
  'challans',
  'phlebotomy',
  'telecalling',
])('%s is correct', async (word) => expect((await loadSpeller()).isRight(word)).toBe(true));

test.each([
  'recieved',
  'managment',
  'responsibilty',
  'enviroment',
  'developement',
  'acheived',
  'maintainance',
  'succesfully',
  'knowlege',
  'experiance',
])('%s is incorrect', async (word) => expect((await loadSpeller()).isRight(word)).toBe(false));

test('suggests the closest word', async () => {
  expect((await loadSpeller()).suggest('recieved')).toBe('received');
});
