import { basename, extname } from 'node:path';
import { readConfig } from '../config';
import { COURSES_IMPORT } from '../modules/learning';
import { ENCODINGS } from '../import/encoding';
import { FORMATS } from '../import/format';
import { importFile, type ImportRequest } from '../import/import-file';
import type { ImportKind } from '../import/import-kind';
import { commandRecording } from '../modules/imports';
import { JOBS_IMPORT } from '../modules/jobs';
import { reportText } from '../import/report-text';
import { openSourceFile } from '../import/source-file';
import { progressOn } from './progress';
import { parseArguments, UsageError } from './arguments';
import { withDatabase } from './with-database';

const KINDS: Readonly<Record<string, ImportKind>> = { jobs: JOBS_IMPORT, courses: COURSES_IMPORT };
const SOURCE = /^[a-z0-9][a-z0-9._-]{0,59}$/;

export const USAGE = `Usage: kadam import jobs|courses FILE [options]

Reads postings or courses from CSV, JSON (also JSON Lines and schema.org's JobPosting) or an Indeed XML feed, and writes them in one
transaction: all of the file, or nothing. A row that is known by its source and reference is changed, every other one added.

  --dry-run            print what would be added, changed, closed and rejected, and change nothing
  --source NAME        whose rows these are, the same at every import; by default the name of the file without its ending
  --keep-going         write the good rows although others are rejected
  --close-missing      close the open postings of this source that the file no longer has (jobs)
  --close-most         the same, also when that is more than half of them
  --format FORMAT      ${FORMATS.join(', ')}; by default what the file looks like
  --encoding ENCODING  ${ENCODINGS.join(', ')}; by default what the file says, or UTF-8

A row without a reference is known by its title, company and location (a course by its name and provider). What a file does not say of a
posting: full-time, on site, intermediate, open, posted now.

Ends with 0 when all rows were good, 2 when the file or some of its rows were bad, 1 when the import could not be tried, 130 when it was stopped.`;

const [FLAG, TEXT] = [{ type: 'boolean' }, { type: 'string' }] as const;
const OPTIONS = {
  'dry-run': FLAG,
  'keep-going': FLAG,
  'close-missing': FLAG,
  'close-most': FLAG,
  source: TEXT,
  format: TEXT,
  encoding: TEXT,
};

/** Imports a file. Returns the exit code. */
export async function run(words: readonly string[], signal: AbortSignal): Promise<number> {
  const { kind, path, ...options } = readWords(words);
  const request = { ...options, kind, file: await openSourceFile(path, options) };
  const progress = progressOn(process.stderr);
  const config = { ...readConfig(process.env), statementTimeoutMs: 0 };
  return withDatabase(config, async (database) => {
    const { source, isDryRun } = options;
    const recording =
      kind === JOBS_IMPORT && !isDryRun
        ? commandRecording(database, { source, fileName: basename(path), format: request.file.format })
        : undefined;
    const report = await importFile(
      database,
      { ...request, ...(recording && { recording }) },
      {
        signal,
        onProgress: progress.update,
        onError: (sentence) => {
          progress.clear();
          console.log(sentence);
        },
      },
    );
    progress.clear();
    console.log(reportText(report, request));
    return report.rejected > 0 || report.outcome.status === 'closes-too-many' ? 2 : 0;
  }).finally(progress.clear);
}

function readWords(words: readonly string[]) {
  const { values, positionals } = parseArguments(words, { options: OPTIONS, usage: USAGE });
  const [name = '', path, ...more] = positionals;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new UsageError(`Name what to import: ${Object.keys(KINDS).join(' or ')}.`, USAGE);
  if (!path || more.length > 0) throw new UsageError('Name one file to import.', USAGE);
  const closing: ImportRequest['closing'] = values['close-most']
    ? 'most'
    : values['close-missing']
      ? 'missing'
      : 'none';
  if (closing !== 'none' && !kind.isClosable) throw new UsageError(`${kind.name} cannot be closed.`, USAGE);
  return {
    kind,
    path,
    source: sourceOf(values.source, path),
    format: oneOf(FORMATS, { option: '--format', value: values.format }),
    encoding: oneOf(ENCODINGS, { option: '--encoding', value: values.encoding }),
    isDryRun: values['dry-run'] === true,
    isSkippingInvalid: values['keep-going'] === true,
    closing,
  };
}

function sourceOf(options: string | undefined, file: string): string {
  const source =
    options ??
    basename(file, extname(file))
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[^a-z0-9]+/, '')
      .slice(0, 60);
  if (SOURCE.test(source)) return source;
  throw new UsageError(
    `--source must be 1 to 60 lowercase letters, digits, dots, dashes or underscores, not '${source}'.`,
    USAGE,
  );
}

function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  { option, value }: { option: string; value: string | undefined },
): Choice | undefined {
  const choice = choices.find((known) => known === value?.toLowerCase());
  if (value === undefined || choice) return choice;
  throw new UsageError(`${option} must be ${choices.join(', ')}, not '${value}'.`, USAGE);
}
