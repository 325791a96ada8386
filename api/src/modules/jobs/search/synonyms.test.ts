import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postingsQuery } from '@kadam/shared/contract/jobs';
import { parseQuery } from './query';
import { parsePlaces, isPlace, loadSynonyms, parseSynonyms } from './synonyms';

const alternativesOf = (search: string) => {
  const { words } = parseQuery(postingsQuery.parse({ search }));
  return words.named.map(({ text, alternatives }) => [text, alternatives.map((words) => words.join(' '))]);
};
const ownFile = (content: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'kadam-synonyms-')), 'own.txt');
  writeFileSync(file, content);
  return file;
};

afterEach(() => loadSynonyms(undefined));

test('every entry of the built-in file is valid', () => {
  expect(() => loadSynonyms(undefined)).not.toThrow();
});

test('the longest phrase wins, in singular and plural, next to other words', () => {
  const [phrase, other] = alternativesOf('call centers pune');
  expect(phrase?.[0]).toBe('call centers');
  expect(phrase?.[1]).toEqual(expect.arrayContaining(['call centers', 'call center', 'customer support']));
  expect(other?.[0]).toBe('pune');
  expect(alternativesOf('work from home')).toEqual([['work from home', expect.arrayContaining(['remote'])]]);
});

test('an entry with > applies in one direction only', () => {
  expect(isPlace('Noida, Uttar Pradesh', 'NCR')).toBe(true);
  expect(isPlace('New Delhi, Delhi', 'Delhi NCR')).toBe(true);
  expect(isPlace('New Delhi, Delhi', 'Noida')).toBe(false);
});

test('an entry applies to equal words, whichever of them it names', () => {
  loadSynonyms(ownFile('mason = bricklayer\nbricklayer > tiler\n'));
  expect(alternativesOf('mason')).toEqual([['mason', expect.arrayContaining(['bricklayer', 'tiler'])]]);
  expect(alternativesOf('tiler')).toEqual([['tiler', ['tiler']]]);
});

test('the synonyms of the owner are added to the built-in ones', () => {
  loadSynonyms(ownFile('[words]\nmason = bricklayer # trades\n[places]\nkonkan > ratnagiri\n'));
  expect(alternativesOf('mason')).toEqual([['mason', expect.arrayContaining(['bricklayer'])]]);
  expect(alternativesOf('wfh')).toEqual([['wfh', expect.arrayContaining(['remote'])]]);
  expect(isPlace('Ratnagiri, Maharashtra', 'Konkan')).toBe(true);
});

test.each([
  ['[word]', "own.txt, line 1: '[word]' is not a section. Write [words], [places] or [roles]."],
  ['# fine\nmason', "own.txt, line 2: 'mason' has no synonym. Write 'a = b' or 'a > b, c'."],
  ['a = b\n\nmason = , bricklayer >', "own.txt, line 3: A word is missing beside '=', '>' or ','."],
  ['a > b > c', "own.txt, line 1: '>' is allowed only once in a line."],
])('%j is rejected with its line', (content, sentence) => {
  expect(() => parseSynonyms(content, 'own.txt')).toThrow(sentence);
});

test('an owner file that cannot be read is reported by name', () => {
  expect(() => loadSynonyms('/nowhere/own.txt')).toThrow('The synonym file /nowhere/own.txt cannot be read.');
});

const alternatives = (place: string) =>
  parsePlaces(place).map((word) => word.alternatives.map((words) => words.join('&')));

test.each([
  ['Bangalore', [['bangalore', 'bengaluru', 'banglore']]],
  ['Gurg', [['gurg', 'gurugram']]],
  ['Pune, Maharashtra', [['pune', 'poona'], ['maharashtra']]],
  ['ban', [['ban']]],
  ['manga', [['manga']]],
  ['Navi Mumbai', [['navi'], ['mumbai', 'bombay']]],
  ['bang', [['bang', 'bengaluru']]],
])('%j is parsed as %j', (place, expected) => {
  expect(alternatives(place)).toEqual(expected);
});
