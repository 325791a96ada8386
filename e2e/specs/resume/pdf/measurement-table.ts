import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { withSection } from '../../../bench/page-section';
import { root } from '../../../portal/running-portal';
import { markdownTable, textTable } from '../../../bench/table';
import type { Template } from './typed-resume';

/** Measurements of one template, by name. */
export type Figures = Readonly<Record<string, string>>;

/** Table for a terminal, one row per measure and one column per template. */
export const barTable = (measured: Measured): string => textTable(rowsOf(measured));

const HEADING = '## The PDF of the resume editor';

/** Replaces the table in a Markdown page. */
export function writeBars(path: string, measured: Measured): void {
  const section = [
    HEADING,
    `\`npm run bench:pdf\` writes this: a resume of two pages is typed into the editor and downloaded in Chromium, on a machine of ${cpus().length} cores.
Bars: words identical, at most 120 KiB, 1500 ms from the click to the file, 3000 ms with a slow processor.`,
    markdownTable(rowsOf(measured)),
  ].join('\n\n');
  const page = withSection(readFileSync(path, 'utf8'), HEADING, section);
  writeFileSync(path, page);
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), path], { cwd: root });
}

type Measured = ReadonlyMap<Template, Figures>;

function rowsOf(measured: Measured): string[][] {
  const looks = [...measured.keys()];
  const measures = [...new Set(looks.flatMap((look) => Object.keys(measured.get(look) ?? {})))];
  return [
    ['', ...looks],
    ...measures.map((measure) => [measure, ...looks.map((look) => measured.get(look)?.[measure] ?? '')]),
  ];
}
