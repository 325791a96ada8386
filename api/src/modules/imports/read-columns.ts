import type { ImportColumn } from '@kadam/shared/contract/imports';
import { MAX_IMPORT_COLUMNS } from '@kadam/shared/contract/imports';
import { FileError, printable } from '../../import/errors';
import { type ColumnMapping, FieldFinder } from '../../import/field-names';
import { READERS } from '../../import/readers';
import type { SourceFile } from '../../import/source-file';
import { JOBS_IMPORT } from '../jobs';

/** Numbers of rows that are shown as samples, and that are searched for columns. */
const SAMPLE_ROWS = 3;
const ROWS_READ = 100;

/**
 * The columns of a file, with values of its first rows.
 * @throws FileError if there are none
 */
export async function readColumns({ format, bytes }: SourceFile): Promise<ImportColumn[]> {
  const columns = new Map<string, string[]>();
  let rows = 0;
  for await (const { fields, error } of READERS[format](bytes)) {
    if (error !== undefined || !JOBS_IMPORT.isOurs(fields)) continue;
    for (const name of Object.keys(fields)) {
      if (name === '' || name.startsWith('@')) continue;
      const samples = columns.get(name) ?? [];
      columns.set(name, samples);
      if (rows < SAMPLE_ROWS) samples[rows] = textOf(fields[name]);
    }
    rows += 1;
    if (rows >= ROWS_READ) break;
  }
  if (columns.size === 0)
    throw new FileError('The file holds no records. Check that this is the right file, and that it is whole.');
  if (columns.size > MAX_IMPORT_COLUMNS)
    throw new FileError(`The file has more than ${MAX_IMPORT_COLUMNS} columns. Remove those that are not needed.`);
  const shown = Math.min(rows, SAMPLE_ROWS);
  return [...columns].map(([name, samples]) => ({
    name,
    samples: Array.from({ length: shown }, (_, index) => samples[index] ?? ''),
  }));
}

/**
 * The field of each column: as last mapped for this source, otherwise by its name; '' for none. If
 * several columns match a field, the first one counts.
 */
export function suggestMapping(columns: readonly ImportColumn[], remembered: ColumnMapping): ColumnMapping {
  const finder = new FieldFinder(JOBS_IMPORT.names);
  const taken = new Set(
    columns.map(({ name }) => (Object.hasOwn(remembered, name) ? (remembered[name] ?? '') : '')).filter(Boolean),
  );
  return Object.fromEntries(
    columns.map(({ name }) => {
      if (Object.hasOwn(remembered, name)) return [name, remembered[name] ?? ''];
      const field = finder.fieldOf(name) ?? '';
      if (taken.has(field)) return [name, ''];
      taken.add(field);
      return [name, field];
    }),
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return printable(value.trim());
  return value === null || value === undefined ? '' : printable(JSON.stringify(value));
}
