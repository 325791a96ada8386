import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { codeFrameColumns } from '@babel/code-frame';
import type { Compilation, WebpackError } from 'webpack';

/** An error of a build; `line` is 0 if unknown. */
export interface BuildError {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** The lines around it, with a mark below the position; empty if unknown. */
  readonly frame: string;
}

/** The errors of a build with file and line. */
export function buildErrorsOf({ errors }: Compilation, repository: string): BuildError[] {
  const found = errors.map((error) => ({ error, file: fileOf(error, repository) }));
  // webpack reports compiler errors a second time, for the compiled file.
  const rejected = new Set(found.flatMap(({ error, file }) => (isOfWebpack(error) ? [] : [file])));
  return found
    .filter(({ error, file }) => !isOfWebpack(error) || !rejected.has(file))
    .map(({ error, file }) => {
      const position = positionOf(error);
      return {
        file,
        line: position?.line ?? 0,
        message: messageOf(error),
        frame: position ? frameOf(join(repository, file), position) : '',
      };
    });
}

const isOfWebpack = ({ name }: Error): boolean => name === 'ModuleParseError';

type WebpackBuildError = Error & Partial<Pick<WebpackError, 'file' | 'loc' | 'module'>>;

function fileOf(error: WebpackBuildError, repository: string): string {
  const resource = (error.module as { resource?: string } | null)?.resource ?? error.file;
  return resource ? relative(repository, resource.split('?')[0] ?? '') : 'the bundle';
}

interface Position {
  readonly line: number;
  readonly column?: number;
}

const positionOf = ({ loc }: WebpackBuildError): Position | undefined =>
  loc && 'start' in loc ? loc.start : undefined;

function frameOf(file: string, start: Position): string {
  try {
    return codeFrameColumns(readFileSync(file, 'utf8'), { start });
  } catch {
    return '';
  }
}

// ts-loader prepends a line with file and position.
const messageOf = ({ message }: WebpackBuildError): string =>
  stripVTControlCharacters(message)
    .replace(/^\[tsl\] ERROR in .*\n\s*/, '')
    .trim();
