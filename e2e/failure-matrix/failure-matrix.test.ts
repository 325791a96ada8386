import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fingerprint, keyOf, matrixPage } from './matrix-page';
import { ROWS } from './rows';

const page = readFileSync(resolve(__dirname, '../../docs/failure-matrix.md'), 'utf8');
const words = (text: string) => text.replace(/[\s\\]+/g, ' ');

test.each(ROWS.map((row) => [row.fault, row] as const))(
  'docs/failure-matrix.md has a passed test for: %s',
  (fault, row) => {
    expect(words(page)).toContain(`| ${fault} `);
    for (const [, title] of row.tests) expect(words(page)).toContain(`${title}: **passed**`);
  },
);

test('its results are of the tests as they are now; npm run failure-matrix writes them anew', () => {
  expect(page).toContain(`\`${fingerprint()}\``);
});

test('a fault whose test failed or did not run is not shown as passed', () => {
  const [[file, title] = ['', '']] = ROWS[0]!.tests;
  const failed = matrixPage(new Map([[keyOf(file, title), { isPassed: false, seconds: 1 }]]));
  expect(failed).toContain(`${title}: **FAILED** (1 s)`);
  expect(failed).toContain('**not run**');
  expect(failed).not.toContain('**passed**');
});
