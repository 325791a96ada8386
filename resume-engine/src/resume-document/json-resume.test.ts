import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InvalidResume, readJsonResume, readResumeDocument } from './read-json-resume';
import { withText } from './texts';
import { toJsonResume } from './to-json-resume';

const samples = dirname(require.resolve('@jsonresume/schema/package.json'));
const sample = (file: string) => readFileSync(join(samples, file), 'utf8');

test.each([
  'sample.resume.json',
  'examples/career-changer.resume.json',
  'examples/new-grad.resume.json',
  'examples/senior-engineer.resume.json',
])('the public sample %s is written as it was read', (file) => {
  expect(toJsonResume(readJsonResume(sample(file)))).toEqual(JSON.parse(sample(file)));
});

test('unknown members are preserved, even in an edited entry', () => {
  const read = readResumeDocument({
    work: [{ name: 'Rose', url: 'https://rose.in', stars: 5 }],
    hobbies: { chess: true },
  });
  expect(toJsonResume(withText(read, 'work.0.name', 'Rose Cafe'))).toEqual({
    work: [{ name: 'Rose Cafe', url: 'https://rose.in', stars: 5 }],
    hobbies: { chess: true },
  });
});

test.each([
  [{ work: 'Rose' }, "'work' must be a list, but is text."],
  [{ work: [{ highlights: ['a', { b: 1 }] }] }, "'work[0].highlights[1]' must be text, but is an object."],
  [{ basics: [] }, "'basics' must be an object, but is a list."],
  [{ skills: ['Java'] }, "'skills[0]' must be an object, but is text."],
  [{ basics: { name: 'a'.repeat(20_001) } }, "'basics.name' is longer than 20,000 characters."],
  [{ responsibilities: Array(501).fill('a') }, "'responsibilities' has more than 500 entries."],
  [null, 'A resume must be an object, but is missing.'],
])('%j is rejected with a sentence that names the member', (value, sentence) => {
  expect(() => readResumeDocument(value)).toThrow(InvalidResume);
  expect(() => readResumeDocument(value)).toThrow(sentence);
});

test.each([
  ['{"basics":', 'This file is not JSON.'],
  ['{"openapi":"3.1"}', 'This file has no part of a JSON Resume'],
])('the file %s is rejected', (text, sentence) => {
  expect(() => readJsonResume(text)).toThrow(sentence);
});

test('numbers become texts, and empty values are omitted', () => {
  expect(readResumeDocument({ education: [{ score: 8.4, endDate: null, startDate: '' }, null] })).toEqual({
    education: [{ score: '8.4' }],
  });
});

test('the export has ISO dates, whole addresses, and no open ends or blank entries', () => {
  const written = toJsonResume({
    basics: { email: '', url: 'asha.in', profiles: [{ url: 'github.com/asha' }, {}] },
    work: [
      { position: 'Cook', startDate: 'April 2021', endDate: 'till date', highlights: ['', 'Cooked'] },
      { highlights: [''] },
    ],
    responsibilities: [''],
  });
  expect(written).toEqual({
    basics: { url: 'https://asha.in', profiles: [{ url: 'https://github.com/asha' }] },
    work: [{ position: 'Cook', startDate: '2021-04', highlights: ['Cooked'] }],
    responsibilities: [],
  });
});

test('a date that ISO cannot express is stored beside the schema and read again', () => {
  const document = { education: [{ endDate: 'Monsoon 2019' }] };
  const written = toJsonResume(document);
  expect(written).toEqual({ education: [{ endDateAsWritten: 'Monsoon 2019' }] });
  expect(readResumeDocument(written)).toEqual(document);
});
