import { ANANYA } from '../testing/ananya';
import { makeReading, type ResumeContent } from '../testing/made-resume';
import { parseRateOf } from './parse-rate';
import { commonLength, orderAgreement } from './reading-order';

const rateOf = (content: Partial<ResumeContent>) => parseRateOf(makeReading({ ...ANANYA, ...content }));

test('a plain resume has a high rate, computed from its four parts', () => {
  const { value, text, order, sections, fields } = rateOf({});
  expect([text, order, sections]).toEqual([1, 1, 1]);
  expect(fields).toBeCloseTo(0.9, 1);
  expect(value).toBeCloseTo(0.3 * text + 0.2 * order + 0.25 * sections + 0.25 * fields, 10);
});

test('without text everything is 0', () => {
  expect(rateOf({ document: { items: [], characters: 0 } })).toMatchObject({
    value: 0,
    text: 0,
    order: 0,
    sections: 0,
    fields: 0,
  });
});

test('unreadable characters count four times their share', () => {
  expect(rateOf({ document: { characters: 1000, badCharacters: 50 } }).text).toBeCloseTo(0.8);
});

test('text under an unknown heading is not counted', () => {
  expect(rateOf({ extra: { heading: 'My Path', lines: ['x'.repeat(1000)] } }).sections).toBeLessThan(0.8);
});

test('a job that is dated but not parsed lowers the rate', () => {
  const implied = {
    extra: {
      kind: 'experience' as const,
      lines: ['Cook, Rose Hotel, Jan 2015 - Feb 2017', 'Waiter, Rose Hotel, 2013 - 2014', 'Porter 2011 - 2012'],
    },
  };
  const { fields, unsure } = rateOf(implied);
  expect(fields).toBeLessThan(rateOf({}).fields);
  expect(unsure.map(({ name }) => name)).toContain('the employer of job 3');
});

test('years inside duties do not imply another job', () => {
  const content =
    'Drove trailers to Kolkata nine times a month without an accident since 2017, and in 2019 and 2020 abroad';
  const experience = [{ title: 'Driver', company: 'Rose Freight', dates: '2016 - 2021', bullets: [content] }];
  const unsure = rateOf({ experience }).unsure.map(({ name }) => name);
  expect(unsure).not.toContain('the title of job 2');
});

test('two years in a sentence do not imply a job', () => {
  const content = { kind: 'experience' as const, lines: ['Coach of the robotics team, semi-finals in 2019 and 2023'] };
  expect(rateOf({ extra: content }).unsure).toEqual(rateOf({}).unsure);
});

test('the order is the longest common subsequence of words', () => {
  expect(commonLength(['a', 'b', 'c', 'd'], ['c', 'd', 'a', 'b'])).toBe(2);
  expect(orderAgreement(['•', 'One', 'two', 'three'], ['one', 'two', 'three'])).toBe(1);
  expect(orderAgreement([], ['one'])).toBe(0);
});
