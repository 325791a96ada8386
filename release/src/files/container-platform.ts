import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definedTokens, usedTokens } from '@kadam/shared/build/tokens.cjs';
import { BOOT_RECORD_FORMAT, type PlatformUse, type Release } from '@kadam/shared/remote';
import type { Container } from './federation-manifest';

interface BuiltFiles {
  readonly container: Container;
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * The ranges that a container needs of the host's libraries. Its own copy of a library that the
 * host does not have needs nothing.
 */
export function neededVersions({ shared }: Container, host: Release | undefined): Record<string, string> {
  const needed = shared.filter(
    ({ name, hasCopy, isSingleton }) => !hasCopy || (isSingleton && host?.shared[name] !== undefined),
  );
  return Object.fromEntries(needed.map(({ name, range }) => [name, range]));
}

/**
 * What a container uses of the platform contract, as far as its files show it: the modules that it
 * has no copy of, CSS custom properties, and the events that it names, with the types that the live
 * host gives them. The names that it imports are not recorded: they cannot be read from built code.
 */
export function usedPlatform({ container, folder, files }: BuiltFiles, host: Release | undefined): PlatformUse {
  const textOf = (pattern: RegExp) =>
    files
      .filter((name) => pattern.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  const [scripts, all] = [textOf(/\.js$/), textOf(/\.(js|css)$/)];
  const own = new Set(definedTokens(all));
  const { events = {}, eventShapes = {} } = host?.offers ?? {};
  const isNamed = ([name]: readonly [string, unknown]) => new RegExp(`["'\`]${name}["'\`]`).test(scripts);
  return {
    modules: Object.fromEntries(container.shared.filter(({ hasCopy }) => !hasCopy).map(({ name }) => [name, []])),
    events: Object.fromEntries(Object.entries(events).filter(isNamed)),
    eventShapes: Object.fromEntries(Object.entries(eventShapes).filter(isNamed)),
    tokens: usedTokens(all).filter((name) => !own.has(name)),
    bootRecord: BOOT_RECORD_FORMAT,
  };
}
