import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRoute } from '@kadam/shared/remote';
import { DOCUMENT_TEMPLATE, type BuildRecord } from '../build/build-record';
import { templateFault } from '../compose/template';
import { Refusal } from '../refusal';

interface BuiltBundle {
  readonly bundle: string;
  readonly pages: readonly PageRoute[];
  /** Folder of the built files. */
  readonly output: string;
  readonly built: BuildRecord;
}

/**
 * Looks at what a build left before it becomes a release: each page must have come out as an exposed module, and the host must bring
 * a document template that can be filled.
 * @throws Refusal saying what is missing
 */
export async function checkBuild({ bundle, pages, output, built }: BuiltBundle): Promise<void> {
  const missing = pages.find(({ module }) => !built.exposes[module]?.length);
  if (missing) {
    const fault = `The build of '${bundle}' exposes no module '${missing.module}', which its routes.json names for '${missing.path}'.`;
    throw new Refusal(bundle, `${fault} Check the "exposes" of its webpack.config.cjs.`);
  }
  if (bundle !== 'host') return;
  const template = await readFile(join(output, DOCUMENT_TEMPLATE), 'utf8').catch(() => undefined);
  const fault = template === undefined ? 'it is missing' : templateFault(template, built.assets);
  if (fault) throw new Refusal(bundle, `'host' was not released. Its public/${DOCUMENT_TEMPLATE}: ${fault}.`);
}
