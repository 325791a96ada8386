import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A `<name>.truth.json`; fields another collection does not have are missing. */
export interface ResumeTruth {
  readonly family?: string;
  readonly producer?: string;
  readonly origin?: 'indian' | 'other';
  readonly mutator?: string;
  readonly contact: Readonly<Partial<Record<'full_name' | 'email' | 'phone' | 'location', string>>>;
  readonly experience?: readonly Partial<Record<'title' | 'company' | 'dates', string>>[];
  readonly education?: readonly Partial<Record<'degree' | 'institution', string>>[];
  readonly skills?: readonly string[];
  readonly unannotated?: readonly string[];
}

export interface TruthFile {
  readonly path: string;
  readonly truth: ResumeTruth;
  readonly isHeldOut: boolean;
}

const ending = '.truth.json';

/**
 * All documents below a folder with a truth file beside them. Scans are left out because they have
 * no text.
 */
export function findTruthFiles(folder: string): TruthFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readTruthFile(join(folder, file)))
    .filter(({ truth }) => truth.mutator !== 'scan');
}

function readTruthFile(file: string): TruthFile {
  const name = file.slice(0, -ending.length);
  const path = ['.pdf', '.docx', '.doc'].map((extension) => name + extension).find((document) => existsSync(document));
  if (!path) throw new Error(`${basename(file)} has no document beside it.`);
  const truth = JSON.parse(readFileSync(file, 'utf8')) as ResumeTruth;
  return { path, truth, isHeldOut: basename(dirname(dirname(path))) === 'held-out' };
}
