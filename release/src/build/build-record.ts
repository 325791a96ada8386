import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import type { Shapes } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';

const scripts = z.array(z.string());

const names = z.readonly(z.array(z.string()));
const events = z.record(z.string(), z.string());
const eventShapes = z.optional(z.record(z.string(), z.custom<Shapes>(Array.isArray)));

const platformOffer = z.object({
  events,
  eventShapes,
  tokens: names,
  bootRecord: z.number(),
  composer: z.number(),
  admitsOwnLoaders: z.optional(z.boolean()),
  slots: z.optional(
    z.record(
      z.string(),
      z.custom<object>((value) => typeof value === 'object'),
    ),
  ),
  modules: z.record(z.string(), z.object({ version: z.string(), exports: names, scripts: z.optional(names) })),
});

const platformUse = z.object({
  events,
  eventShapes,
  tokens: names,
  bootRecord: z.number(),
  modules: z.record(z.string(), names),
});

const buildRecord = z.object({
  entry: z.string(),
  entryType: z.optional(z.literal('module')),
  loadsOwnScripts: z.optional(z.literal(true)),
  initial: scripts,
  styles: z._default(z.array(z.string()), []),
  assets: z._default(z.record(z.string(), z.string()), {}),
  exposes: z.record(z.string(), scripts),
  shared: z.record(z.string(), z.string()),
  prerendered: z._default(z.record(z.string(), z.object({ markup: z.string(), styles: z.string() })), {}),
  weights: z._default(z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))), {}),
  offers: z.optional(platformOffer),
  uses: z.optional(platformUse),
});

/** `build.json`, written by the build preset; file names are relative to the bundle. */
export type BuildRecord = z.infer<typeof buildRecord>;

export const MARKUP_SUFFIX = '.prerendered.html';

/** Files of a release that no server sends. */
export const BUILD_RECORD = 'build.json';
export const DOCUMENT_TEMPLATE = 'document.html';
export const COMPOSER = '.composer.cjs';
/** Renders the prerendered pages of a remote with published content. */
export const RENDERER = '.renderer.cjs';

/** Whether a file of a release is never sent by a server. */
export const isInternal = (file: string): boolean =>
  file === BUILD_RECORD ||
  file === DOCUMENT_TEMPLATE ||
  file === COMPOSER ||
  file === RENDERER ||
  file.endsWith(MARKUP_SUFFIX);

/**
 * Reads the build record of a built bundle.
 * @throws ReleaseError if it is missing or invalid
 */
export async function readBuildRecord(bundle: string, folder: string): Promise<BuildRecord> {
  const content = await readFile(join(folder, BUILD_RECORD), 'utf8').catch(() => 'null');
  const parsed = buildRecord.safeParse(JSON.parse(content));
  if (parsed.success) return parsed.data;
  throw new ReleaseError(
    bundle,
    `The build of '${bundle}' left no usable ${BUILD_RECORD}. Its webpack.config.cjs must come from '@kadam/shared/build'.`,
  );
}
