import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROWS } from './rows';

/** How a test of `specs/faults` went. */
export interface Result {
  readonly isPassed: boolean;
  readonly seconds: number;
}

export const keyOf = (file: string, title: string): string => `${file} › ${title}`;

/** `docs/failure-matrix.md`, from results by `keyOf`. */
export function matrixPage(results: ReadonlyMap<string, Result>): string {
  const lines = ROWS.map(({ fault, required, tests }) => {
    const seen = tests.map(([file, title]) => `${title}: ${outcome(results.get(keyOf(file, title)))}`);
    return `| ${fault} | ${required} | ${seen.join('<br>')} |`;
  });
  return [
    '# What a visitor sees when something breaks, as tested',
    '',
    '_Written by `npm run failure-matrix`, which causes each fault in a real browser and writes down what came of it. Do not edit._',
    '',
    `Tests: \`${fingerprint()}\``,
    '',
    '| Fault | Required | Test |',
    '| --- | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

const outcome = (result: Result | undefined) =>
  result ? `**${result.isPassed ? 'passed' : 'FAILED'}** (${result.seconds} s)` : '**not run**';

/** Another one once a test of a fault, or a row, is another: results of tests from before do not count. */
export function fingerprint(): string {
  const folder = resolve(__dirname, '../specs/faults');
  const files = [
    ...readdirSync(folder)
      .sort()
      .map((file) => join(folder, file)),
    join(__dirname, 'rows.ts'),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
