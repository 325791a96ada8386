import { countMentions, mentions, searchable } from './mentions';
import { emptyPhrases, firstPersonIn, weakPhrase } from './phrases';
import { hasQuantity } from './quantities';
import { questionFor } from './questions';
import { pastOf, verbForm } from './verbs';
import { listed, openerOf, partOf, quoted, withArticle } from './words';

test.each([
  'Cut costs by 12%',
  'Sold goods for ₹4 lakh',
  'Saved Rs. 20,000 a month',
  'Grew revenue 3x',
  'Led 8 engineers',
  'Led a team of four',
  'Handled 60+ calls',
  'Managed a budget of INR 2 crore',
  'Reduced time from 28 minutes to 6 minutes',
  'Served hundreds of patients',
  'Doubled the number of readers',
])('%p has a quantity', (statement) => expect(hasQuantity(statement)).toBe(true));

test.each([
  'Joined in 2019',
  'Wrote code in Java 8',
  'Migrated to Angular 12 and HTML5',
  'Worked from 2018 to 2020',
  'Tested on Windows 10',
  'Came 1st',
  'Read B2B news',
  'Taught class 10',
])('%p has no quantity', (statement) => expect(hasQuantity(statement)).toBe(false));

test.each([
  ['Built', 'build', 'past'],
  ['managing', 'manage', 'gerund'],
  ['Planned', 'plan', 'past'],
  ['verifies', 'verify', 'third'],
  ['Develop', 'develop', 'base'],
  ['Led', 'lead', 'past'],
  ['Oversaw', 'oversee', 'past'],
])('%s is a form of %s', (word, base, form) => expect(verbForm(word)).toEqual({ base, form }));

test.each(['Rejection', 'team', 'The', 'excellent'])('%s is not an action verb', (word) =>
  expect(verbForm(word)).toBeUndefined(),
);

test.each([
  ['plan', 'planned'],
  ['supply', 'supplied'],
  ['lead', 'led'],
  ['code', 'coded'],
  ['write', 'wrote'],
  ['deploy', 'deployed'],
])('%s becomes %s', (base, past) => expect(pastOf(base)).toBe(past));

test.each([
  ['Responsible for the till', 'Responsible for'],
  ['The report was written by me', 'was written'],
  ['Helped in audits', 'Helped'],
])('%p has a weak phrase', (statement, phrase) => expect(weakPhrase(statement)).toBe(phrase));

test.each(['Led the audit', 'I am interested in boats', 'Is experienced', 'Built what was open'])(
  '%p has no weak phrase',
  (statement) => expect(weakPhrase(statement)).toBeUndefined(),
);

test('finds buzzwords, fillers and pronouns', () => {
  expect(emptyPhrases('I am a hard-working team player with various skills, etc')).toEqual([
    'hard-working',
    'team player',
    'various',
    'etc',
    'I',
  ]);
  expect(emptyPhrases('Cut the cost of insulin for myeloma patients')).toEqual([]);
});

test('finds whole terms with their marks and plurals', () => {
  const text = searchable('Java, C++ and C#; REST API. Node.js/React.');
  expect(
    ['java', 'C++', 'C#', 'REST APIs', 'Node.js', 'React', 'C', 'Script'].map((term) => mentions(text, term)),
  ).toEqual([true, true, true, false, true, true, false, false]);
  expect(mentions(searchable('two dashboards'), 'Dashboard')).toBe(true);
  expect(countMentions(searchable('SQL, SQL, NoSQL'), 'sql')).toBe(2);
});

test('the opener is the first significant word', () => {
  expect(['Successfully led a team', 'I built it', '• Sold cars', 'Early riser', ''].map(openerOf)).toEqual([
    'led',
    'built',
    'Sold',
    'riser',
    '',
  ]);
});

test('formats lists and quotes as in a sentence', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c', 'd'], 2)]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and 2 more',
  ]);
  expect(quoted('one two three four five six seven', 24)).toBe('"one two three four five …"');
});

test('the question about a number depends on the verb', () => {
  expect(questionFor('Reduced waiting times')).toMatch(/^by how much/);
  expect(questionFor('Mentored juniors')).toBe('how many people?');
});

test.each([
  [0, 5, 'None of your bullets has'],
  [1, 5, '1 of 5 bullets has'],
  [3, 5, '3 of 5 bullets have'],
  [5, 5, 'All 5 bullets have'],
  [1, 1, 'Your only bullet has'],
])('%i of %i bullets agree with their verb', (count, total, expected) =>
  expect(partOf(count, total, { noun: 'bullet', verbs: ['has', 'have'] })).toBe(expected),
);

test.each([
  'an HR Executive',
  'a UI/UX Designer',
  'an Accountant',
  'a Unix Administrator',
  'an MIS Executive',
  'a QA Engineer',
  'an iOS Developer',
  'a Java Developer',
])('the article of %s follows its sound', (expected) =>
  expect(withArticle(expected.replace(/^an? /, ''))).toBe(expected),
);

test.each([
  ['I led a team', true],
  ['Improved my code', true],
  ['Grade I technician', false],
  ['Wired I/O boards', false],
])('%p is in the first person: %p', (text, expected) => expect(firstPersonIn(text)).toBe(expected));
