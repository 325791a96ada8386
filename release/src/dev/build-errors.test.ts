import type { Compilation } from 'webpack';
import { buildErrorsOf } from './build-errors';

const failure = (name: string, message: string, line?: number) =>
  Object.assign(new Error(message), {
    name,
    module: { resource: '/checkout/remote-jobs/src/pages/jobs-page.tsx?part' },
    ...(line !== undefined && { loc: { start: { line, column: 3 } } }),
  });
const buildErrors = (...errors: Error[]) => buildErrorsOf({ errors } as unknown as Compilation, '/checkout');

const file = 'remote-jobs/src/pages/jobs-page.tsx';
const rejection = failure(
  'ModuleError',
  `[tsl] ERROR in /checkout/${file}(7,3)\n      \u001b[31mTS1005: ')' expected.\u001b[39m`,
  7,
);

test('an error has a relative file, a line and the compiler’s message', () => {
  expect(buildErrors(rejection)).toEqual([{ file, line: 7, message: "TS1005: ')' expected." }]);
});

test('a webpack error is dropped if the compiler reports the same file', () => {
  const again = failure('ModuleParseError', 'Module parse failed: Unexpected token', 27);
  expect(buildErrors(again, rejection)).toHaveLength(1);
  expect(buildErrors(again)).toEqual([{ file, line: 27, message: 'Module parse failed: Unexpected token' }]);
});

test('an error may have no file or line', () => {
  expect(buildErrors(new Error('Cannot find entry'))).toEqual([
    { file: 'the bundle', line: 0, message: 'Cannot find entry' },
  ]);
});
