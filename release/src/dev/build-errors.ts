import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compilation, WebpackError } from 'webpack';

/** An error of a build; `line` is 0 if unknown. */
export interface BuildError {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The errors of a build with file and line. */
export function buildErrorsOf({ errors }: Compilation, repository: string): BuildError[] {
  const found = errors.map((error) => ({ error, file: fileOf(error, repository) }));
  // webpack reports compiler errors a second time, for the compiled file.
  const rejected = new Set(found.flatMap(({ error, file }) => (isOfWebpack(error) ? [] : [file])));
  return found
    .filter(({ error, file }) => !isOfWebpack(error) || !rejected.has(file))
    .map(({ error, file }) => ({ file, line: lineOf(error), message: messageOf(error) }));
}

const isOfWebpack = ({ name }: Error): boolean => name === 'ModuleParseError';

type WebpackBuildError = Error & Partial<Pick<WebpackError, 'file' | 'loc' | 'module'>>;

function fileOf(error: WebpackBuildError, repository: string): string {
  const resource = (error.module as { resource?: string } | null)?.resource ?? error.file;
  return resource ? relative(repository, resource.split('?')[0] ?? '') : 'the bundle';
}

const lineOf = ({ loc }: WebpackBuildError): number => (loc && 'start' in loc ? loc.start.line : 0);

// ts-loader prepends a line with file and position.
const messageOf = ({ message }: WebpackBuildError): string =>
  stripVTControlCharacters(message)
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .trim();
