import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@kadam/shared/remote';
import { COMPOSER, DOCUMENT_TEMPLATE, type BuildRecord } from '../build/build-record';
import { composerOf } from '../documents/composer';
import { ReleaseError } from '../release-error';
import type { BundleRoutes } from './routes-file';

interface BuiltBundle {
  readonly bundle: string;
  readonly routes: BundleRoutes;
  /** Folder of the built files. */
  readonly output: string;
  readonly built: BuildRecord;
}

/**
 * Checks the output of a build: each page and extension is an exposed module, and the host has a
 * document template and a working composer.
 * @throws ReleaseError naming what is missing
 */
export async function checkBuild({ bundle, routes, output, built }: BuiltBundle): Promise<void> {
  const { pages, extensions = [] } = routes;
  const named = [
    ...pages.map(({ module, path }) => ({ module, place: path })),
    ...extensions.map(({ module, slot }) => ({ module, place: slot })),
  ];
  const missing = named.find(({ module }) => !built.exposes[module]?.length);
  if (missing) {
    const problem = `The build of '${bundle}' exposes no module '${missing.module}', which its routes.json names for '${missing.place}'.`;
    throw new ReleaseError(bundle, `${problem} Check the "exposes" of its webpack.config.cjs.`);
  }
  if (bundle === 'host') await checkDocuments(output, built);
}

async function checkDocuments(output: string, built: BuildRecord): Promise<void> {
  const read = (file: string) => readFile(join(output, file), 'utf8').catch(() => undefined);
  const [template, composer] = [await read(DOCUMENT_TEMPLATE), await read(COMPOSER)];
  if (template === undefined) throw invalidBuild(`Its public/${DOCUMENT_TEMPLATE} is missing`);
  if (composer === undefined) throw invalidBuild('Its src/composer/index.ts, which writes the documents, is missing');
  const { entry, initial, styles, assets } = built;
  const record = {
    entry,
    initial,
    styles,
    files: {},
    pages: [],
    shared: {},
    exposes: {},
    commit: null,
    releasedAt: '',
  };
  const release: Release = { ...record, format: 2, bundle: 'host', version: '0.0.0' };
  try {
    composerOf(composer)({ host: { release, template, assets }, remotes: [] });
  } catch (error) {
    throw invalidBuild(`Its public/${DOCUMENT_TEMPLATE}: ${(error as Error).message}`);
  }
}

const invalidBuild = (problem: string): ReleaseError =>
  new ReleaseError('host', `'host' was not released. ${problem}.`);
