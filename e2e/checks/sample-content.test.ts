import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_CONTENT } from '@kadam/shared/contract/brand';

const ROOT = join(__dirname, '../..');
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('e2e/'));

/** Each mark in the sources: name and file. */
const marks = sources.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^(?:export )?const \w+: Sample<'(\w+)'/gm)].map(
    ([, name]) => `${name} in ${file}`,
  ),
);

test('the sample content that kadam doctor lists is marked in the sources, and nothing else is', () => {
  const listed = Object.entries(SAMPLE_CONTENT).map(([name, { file }]) => `${name} in ${file}`);
  expect([...new Set(marks)].sort()).toEqual(listed.sort());
});
