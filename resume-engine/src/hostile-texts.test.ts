import { Document, Packer, Paragraph } from 'docx';
import { analyze } from './analyze';
import { processorMs } from './testing/processor-time';

/** Processor time after which the server ends a parser. */
const LIMIT_MS = 8_000;

const long = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const lines = (text: string, count: number): string[] => Array.from({ length: count }, () => text);

const hostile: readonly (readonly [string, readonly string[]])[] = [
  ['a paragraph of 50,000 letters', [long('Worked with Acme Ltd as Engineer from Jan 2019 to date and ', 50_000)]],
  ['25,000 digits', [long('1', 25_000)]],
  ['25,000 commas', [long(',', 25_000)]],
  ['25,000 commas between letters', [long('a,', 25_000)]],
  ['10,000 brackets that never close', [long('(', 10_000)]],
  ['25,000 spaces', [`${long(' ', 25_000)}x`]],
  ['25,000 dashes', [long('- ', 25_000)]],
  ['25,000 characters of addresses', [long('a@', 25_000)]],
  ['25,000 characters of years', [long('2019 - ', 25_000)]],
  ['25,000 characters of telephones', [long('+91 98765 43210 ', 25_000)]],
  ['12,000 characters of labels', ['EXPERIENCE', long('Company: ', 12_000)]],
  ['500 jobs', ['EXPERIENCE', ...lines('Engineer, Acme Pvt Ltd, Jan 2019 - Feb 2020', 500)]],
  ['500 degrees', ['EDUCATION', ...lines('B.Tech (CSE), Anna University, 2019 - 2020, 70%', 500)]],
  ['1,500 headings', lines('EXPERIENCE', 1_500)],
  ['2,500 lines of a letter', lines('a', 2_500)],
];

async function wordFile(paragraphs: readonly string[]): Promise<Uint8Array> {
  const children = paragraphs.map((text) => new Paragraph(text));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

// As in the server, where the engine is loaded before the first file.
beforeAll(async () => void (await analyze(await wordFile(['Asha Rao']), { asOf: new Date('2026-01-01') })), 60_000);

it.each(hostile)('%s are read in a few seconds', async (_, paragraphs) => {
  const file = await wordFile(paragraphs);
  const before = processorMs();
  await analyze(file, { asOf: new Date('2026-01-01') });
  expect(processorMs() - before).toBeLessThan(LIMIT_MS);
});
