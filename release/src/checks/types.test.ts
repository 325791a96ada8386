import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../workspace';
import { checkTypes } from './types';

jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'kadam-types-'));
const jobs = { bundle: 'jobs', folder, version: '0.1.0' };
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

test('rejects a package with a type error, with the compiler output', async () => {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  write('tsconfig.json', '{ "compilerOptions": { "noEmit": true, "types": [] }, "include": ["*.ts"] }');
  write('page.ts', 'export const title: string = 1;\n');
  await expect(checkTypes(jobs)).rejects.toThrow(
    /^'jobs' was not released\. Fix its type errors and publish again:\n\n.*page\.ts\(1,14\): error TS2322: Type 'number' is not assignable to type 'string'\.$/,
  );
  write('page.ts', "export const title: string = 'Jobs';\n");
  await expect(checkTypes(jobs)).resolves.toBeUndefined();
});
