import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Compilation } from 'webpack';
import { buildErrorsOf } from './build-errors';

const file = 'remote-jobs/src/pages/jobs-page.tsx';
let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'kadam-build-errors-'));
  mkdirSync(join(checkout, dirname(file)), { recursive: true });
  writeFileSync(join(checkout, file), 'const a = 1;\nconst b = (2;\n');
});
afterAll(() => rmSync(checkout, { recursive: true }));

const failure = (name: string, message: string, line?: number) =>
  Object.assign(new Error(message), {
    name,
    module: { resource: `${join(checkout, file)}?part` },
    ...(line !== undefined && { loc: { start: { line, column: 13 } } }),
  });
const buildErrors = (...errors: Error[]) => buildErrorsOf({ errors } as unknown as Compilation, checkout);

const rejection = () =>
  failure('ModuleError', `[tsl] ERROR in ${file}(2,13)\n      \u001b[31mTS1005: ')' expected.\u001b[39m`, 2);
const FRAME = `  1 | const a = 1;
> 2 | const b = (2;
    |             ^
  3 |`;

test('an error has a relative file, a line, the compiler’s message and the code around it', () => {
  expect(buildErrors(rejection())).toEqual([{ file, line: 2, message: "TS1005: ')' expected.", frame: FRAME }]);
});

test('a webpack error is dropped if the compiler reports the same file', () => {
  const again = failure('ModuleParseError', 'Module parse failed: Unexpected token', 27);
  expect(buildErrors(again, rejection())).toHaveLength(1);
  expect(buildErrors(again)).toEqual([
    expect.objectContaining({ file, line: 27, message: 'Module parse failed: Unexpected token' }),
  ]);
});

test('an error may have no file or line', () => {
  expect(buildErrors(new Error('Cannot find entry'))).toEqual([
    { file: 'the bundle', line: 0, message: 'Cannot find entry', frame: '' },
  ]);
});
