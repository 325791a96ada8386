import { run as runImport, USAGE } from './import';
import { UsageError } from './arguments';

const run = (...words: string[]) => runImport(words, new AbortController().signal);

test.each([
  [['jobs'], 'Name one file to import.'],
  [['jobs', 'a.csv', 'b.csv'], 'Name one file to import.'],
  [['people', 'x.csv'], 'Name what to import: jobs or courses.'],
  [['constructor', 'x.csv'], 'Name what to import: jobs or courses.'],
  [['jobs', 'x.csv', '--format', 'doc'], "--format must be csv, json, xml, not 'doc'."],
  [['jobs', 'x.csv', '--encoding', 'ebcdic'], '--encoding must be utf-8, utf-16le, utf-16be, windows-1252,'],
  [['jobs', 'x.csv', '--source', 'A b'], '--source must be 1 to 60 lowercase letters'],
  [['jobs', '../---.csv'], '--source must be 1 to 60 lowercase letters'],
  [['courses', 'x.csv', '--close-missing'], 'courses cannot be closed.'],
  [['jobs', 'x.csv', '--force'], "Unknown option '--force'"],
])('%j is rejected with a reason', async (words, sentence) => {
  const rejected = run(...words);
  await expect(rejected).rejects.toThrow(UsageError);
  await expect(rejected).rejects.toThrow(sentence);
  await expect(rejected).rejects.toMatchObject({ usage: USAGE });
});

test.each([
  ['/no/such/file.csv', 'There is no file /no/such/file.csv. Check its name and folder.'],
  [__dirname, `${__dirname} is a folder. Name a file in it.`],
])('%s cannot be imported, which is reported before a database is opened', async (path, sentence) => {
  await expect(run('jobs', path, '--source', 'x')).rejects.toThrow(sentence);
});
