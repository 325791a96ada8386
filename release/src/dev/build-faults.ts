import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compilation, WebpackError } from 'webpack';

/** What keeps a bundle from being built; `line` is 0 where nobody knows it. */
export interface BuildFault {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The faults of a build, each with its file and line. */
export function faultsOf({ errors }: Compilation, repository: string): BuildFault[] {
  const faults = errors.map((error) => ({ error, file: fileOf(error, repository) }));
  // What the compiler has refused webpack refuses again, in words about what the compiler made of it.
  const rejected = new Set(faults.flatMap(({ error, file }) => (isOfWebpack(error) ? [] : [file])));
  return faults
    .filter(({ error, file }) => !isOfWebpack(error) || !rejected.has(file))
    .map(({ error, file }) => ({ file, line: lineOf(error), message: messageOf(error) }));
}

const isOfWebpack = ({ name }: Error): boolean => name === 'ModuleParseError';

/** What webpack and its loaders add to an error. */
type BuildError = Error & Partial<Pick<WebpackError, 'file' | 'loc' | 'module'>>;

function fileOf(error: BuildError, repository: string): string {
  const resource = (error.module as { resource?: string } | null)?.resource ?? error.file;
  return resource ? relative(repository, resource.split('?')[0] ?? '') : 'the bundle';
}

const lineOf = ({ loc }: BuildError): number => (loc && 'start' in loc ? loc.start.line : 0);

// ts-loader begins with a line of its own that repeats file and place.
const messageOf = ({ message }: BuildError): string =>
  stripVTControlCharacters(message)
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .trim();
