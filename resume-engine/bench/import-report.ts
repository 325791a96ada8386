import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { importedWords, type ImportedWords } from './imported-words';
import { parse } from './parse';
import type { TruthFile } from './truth-files';

const HELD_OUT_FILES = 20;

type Imported = TruthFile & ImportedWords;

/**
 * Per file, the percentage of its words on the sheet of the editor, and on the sheet or in the list
 * of what was not imported. Of the held-out files 20 are measured, from as many families as
 * possible.
 * @param isVerbose adds the lost words of each tuned file
 */
export async function importReport(files: readonly TruthFile[], isVerbose: boolean): Promise<string> {
  const sets = [
    { name: 'Tuned', files: files.filter(({ isHeldOut }) => !isHeldOut) },
    { name: 'Held out', files: inTurns(files.filter(({ isHeldOut }) => isHeldOut)).slice(0, HELD_OUT_FILES) },
  ];
  const lines: string[] = [];
  for (const { name, files: chosen } of sets.filter((set) => set.files.length > 0)) {
    const imported: Imported[] = [];
    for (const file of chosen)
      imported.push({ ...file, ...importedWords(await parse(new Uint8Array(readFileSync(file.path)))) });
    if (isVerbose) lines.push(...imported.filter(({ isHeldOut }) => !isHeldOut).map(lossesOf));
    for (const [family, members] of familiesOf(imported))
      lines.push(`  ${basename(family).padEnd(36)}${members.map(percent).join('   ')}`);
    const least = Math.min(...imported.map(({ words, placed, listed }) => share(placed + listed, words)));
    lines.push(
      `${name}, ${imported.length} files: ${percent(sumOf(imported))}, the lowest file ${least.toFixed(1)}`,
      '',
    );
  }
  return ['Words on the sheet / on the sheet or listed, in percent', ...lines].join('\n');
}

const lossesOf = (file: Imported) =>
  `  ${basename(dirname(file.path))}/${basename(file.path)} ${percent(file)}: ${file.lost.join(' ')} | listed: ${file.list.join(' / ')}`;

function familiesOf<File extends TruthFile>(files: readonly File[]): Map<string, File[]> {
  const families = new Map<string, File[]>();
  for (const file of files) families.set(dirname(file.path), [...(families.get(dirname(file.path)) ?? []), file]);
  return families;
}

/** The first file of each family, then the second of each. */
function inTurns(files: readonly TruthFile[]): TruthFile[] {
  const families = [...familiesOf(files).values()];
  const longest = Math.max(0, ...families.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => families.flatMap((family) => family[at] ?? [])).flat();
}

const share = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);

const percent = ({ words, placed, listed }: Pick<ImportedWords, 'words' | 'placed' | 'listed'>) =>
  `${share(placed, words).toFixed(1)}/${share(placed + listed, words).toFixed(1)}`;

const sumOf = (files: readonly Imported[]) => {
  const sum = (key: 'words' | 'placed' | 'listed') => files.reduce((total, file) => total + file[key], 0);
  return { words: sum('words'), placed: sum('placed'), listed: sum('listed') };
};
