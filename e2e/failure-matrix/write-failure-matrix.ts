import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { keyOf, matrixPage, type Result } from './matrix-page';

interface Suite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** Writes `docs/failure-matrix.md` from Playwright's JSON report of a run of `specs/faults`. */
export async function writeFailureMatrix(reportFile: string): Promise<void> {
  const { suites } = JSON.parse(readFileSync(reportFile, 'utf8')) as Required<Suite>;
  const file = resolve(__dirname, '../../docs/failure-matrix.md');
  const { format, resolveConfig } = await import('prettier');
  const page = matrixPage(new Map(suites.flatMap(resultsOf)));
  writeFileSync(file, await format(page, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

const resultsOf = ({ specs = [], suites = [] }: Suite): (readonly [string, Result])[] => [
  ...specs.map(({ file, title, ok, tests }) => {
    const duration = tests.flatMap(({ results }) => results).at(-1)?.duration ?? 0;
    return [keyOf(basename(file, '.spec.ts'), title), { isPassed: ok, seconds: Math.round(duration / 1000) }] as const;
  }),
  ...suites.flatMap(resultsOf),
];
