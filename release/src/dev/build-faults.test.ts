import type { Compilation } from 'webpack';
import { faultsOf } from './build-faults';

const failure = (name: string, message: string, line?: number) =>
  Object.assign(new Error(message), {
    name,
    module: { resource: '/checkout/remote-jobs/src/pages/jobs-page.tsx?part' },
    ...(line !== undefined && { loc: { start: { line, column: 3 } } }),
  });
const faults = (...errors: Error[]) => faultsOf({ errors } as unknown as Compilation, '/checkout');

const file = 'remote-jobs/src/pages/jobs-page.tsx';
const rejection = failure(
  'ModuleError',
  `[tsl] ERROR in /checkout/${file}(7,3)\n      \u001b[31mTS1005: ')' expected.\u001b[39m`,
  7,
);

test('a fault has the file below the repository, the line and the words of the compiler alone', () => {
  expect(faults(rejection)).toEqual([{ file, line: 7, message: "TS1005: ')' expected." }]);
});

test('what webpack says of a file that the compiler refused is left out, and kept where it is the only one to refuse', () => {
  const again = failure('ModuleParseError', 'Module parse failed: Unexpected token', 27);
  expect(faults(again, rejection)).toHaveLength(1);
  expect(faults(again)).toEqual([{ file, line: 27, message: 'Module parse failed: Unexpected token' }]);
});

test('a fault without a file or a line says so', () => {
  expect(faults(new Error('Cannot find entry'))).toEqual([
    { file: 'the bundle', line: 0, message: 'Cannot find entry' },
  ]);
});
