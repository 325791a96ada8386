import { countText, mentionsText, partlyText } from './count-text';

test('one job is a job, others are jobs', () => {
  expect([0, 1, 1284].map(countText)).toEqual(['0 Jobs Found', '1 Job Found', '1,284 Jobs Found']);
});

test.each([
  [9, 0, ''],
  [16, 14, 'Only 2 jobs name this in title, skills or company; 14 more mention it in the description.'],
  [2, 1, 'Only 1 job names this in title, skills or company; 1 more mentions it in the description.'],
  [3, 3, 'No job names this in title, skills or company; 3 mention it in the description.'],
])('of %i jobs %i only mention the words: %s', (total, mentions, sentence) => {
  expect(mentionsText(total, mentions)).toBe(sentence);
});

test.each([
  [{ total: 9, partly: 0, dropped: ['x'] }, ''],
  [{ total: 9, partly: 9, dropped: ['surat'] }, 'No job has all of these words. These jobs do without “surat”.'],
  [
    { total: 9, partly: 8, dropped: ['react', 'surat'] },
    'Only 1 job has all of these words; 8 more do without “react” or “surat”.',
  ],
  [
    { total: 9, partly: 9, dropped: ['react', 'sales', 'surat'] },
    'No job has all of these words. These jobs do without “react”, “sales”, or “surat”.',
  ],
  [{ total: 3, partly: 1, dropped: ['surat'] }, 'Only 2 jobs have all of these words; 1 more does without “surat”.'],
])('%j: %s', (found, sentence) => {
  expect(partlyText(found)).toBe(sentence);
});
