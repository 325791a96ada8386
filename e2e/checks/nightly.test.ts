import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(__dirname, '../..');

/** The files of unit tests that Jest finds with these options. */
const testsWith = (...options: string[]) =>
  execFileSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests', ...options], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((path) => relative(root, path));

it('npm test leaves out the files named .nightly.test.ts, and no others', () => {
  const module = pathToFileURL(join(root, 'scripts/parts/nightly.mjs')).href;
  const program = `import { NOT_NIGHTLY } from '${module}'; console.log(JSON.stringify(NOT_NIGHTLY.jest));`;
  const options = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as string[];
  const inEveryRun = new Set(testsWith(...options));
  const nightly = testsWith().filter((path) => !inEveryRun.has(path));
  expect(nightly.length).toBeGreaterThan(0);
  expect(nightly.filter((path) => !path.endsWith('.nightly.test.ts'))).toEqual([]);
  expect([...inEveryRun].filter((path) => path.includes('.nightly.'))).toEqual([]);
});
