import { listedBullets } from '../checks/listed-bullets';
import { datePattern } from '../checks/format/date-consistency';
import { improved } from '../enhance/improve-bullet';
import { termsOf } from '../occupations/job-description';
import { likeness, titleOf } from '../occupations/title';
import { makeReading } from '../testing/made-resume';
import { mentions, searchable } from './mentions';
import { emptyPhrases, weakPhrase } from './phrases';
import { hasQuantity } from './quantities';
import { openerOf, quoted, wordsOf } from './words';
import { processorMs } from '../testing/processor-time';

const LENGTH = 50_000;
const LIMIT_MS = 1_000;

const texts = [
  '.',
  ' ',
  'a',
  '1',
  '- ',
  'was ',
  '₹',
  '1,',
  'i was ',
  'Aa',
  '((',
  '.a',
  'responsible for ',
  '%',
  'in ',
].map((part) => part.repeat(LENGTH / part.length));
const hard = texts.flatMap((text) => [text, `${text}x`, `${text}\u0000`]);

const functions: readonly (readonly [string, (text: string) => unknown])[] = [
  ['searchable', (text) => mentions(searchable(text), 'Java')],
  ['wordsOf', wordsOf],
  ['openerOf', openerOf],
  ['quoted', quoted],
  ['hasQuantity', hasQuantity],
  ['weakPhrase', weakPhrase],
  ['emptyPhrases', emptyPhrases],
  ['improved', (text) => improved(text, false)],
  ['datePattern', datePattern],
  ['likeness', (text) => likeness(titleOf(text), titleOf('Java Developer'))],
  ['termsOf', termsOf],
  [
    'listedBullets',
    (text) => listedBullets([{ text, lines: makeReading({ extra: { lines: [text] } }).layout.lines, hasGlyph: false }]),
  ],
];

test.each(functions)('%s is fast on 50,000 characters of any kind', (_, run) => {
  const slow = hard.filter((text) => {
    const started = processorMs();
    run(text);
    return processorMs() - started > LIMIT_MS;
  });
  expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
});
