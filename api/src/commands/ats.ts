import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { analyze, UnreadableDocument } from '@kadam/resume-engine';
import { atsReport } from './ats-report';
import { parseArguments, UsageError } from './arguments';

export const USAGE = `Usage: kadam ats FILE [options]

Reads a resume (PDF, DOCX or DOC) as the page /ats-score does, and prints its score, what to do first and what was read. Nothing is stored.

  --json        the whole result as JSON
  --job FILE    a job description (plain text) to compare the skills with
  --as-of DAY   the day of the check, such as 2026-01-15; by default today

Ends with 0 when the resume was checked, 2 when the file cannot be read, 1 when the check could not run.`;

const OPTIONS = { json: { type: 'boolean' }, job: { type: 'string' }, 'as-of': { type: 'string' } } as const;

/** Checks a resume. Returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  const { path, isJson, job, asOf } = readWords(words);
  const [bytes, jobDescription] = await Promise.all([bytesOf(path), job && bytesOf(job)]);
  try {
    const analysis = await analyze(new Uint8Array(bytes), {
      asOf,
      fileName: basename(path),
      ...(jobDescription && { jobDescription: jobDescription.toString('utf8') }),
    });
    console.log(isJson ? JSON.stringify(analysis, undefined, 2) : atsReport(analysis));
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.error(error.message);
    return 2;
  }
}

function readWords(words: readonly string[]) {
  const { values, positionals } = parseArguments(words, { options: OPTIONS, usage: USAGE });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new UsageError('Name one resume.', USAGE);
  const asOf = values['as-of'] === undefined ? new Date() : new Date(values['as-of']);
  if (Number.isNaN(asOf.getTime())) throw new UsageError(`'${values['as-of']}' is not a day.`, USAGE);
  return { path, isJson: values.json === true, job: values.job, asOf };
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, USAGE);
  }
}
