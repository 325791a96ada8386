import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from '@kadam/shared/contract/schema';
import { containerName, type PageExtension, type PageRoute } from '@kadam/shared/remote';
import { ReleaseError } from '../release-error';

/** Written by the federation plugins of webpack, Rspack and Vite. */
export const MANIFEST = 'mf-manifest.json';

const names = z.array(z.string());
const assets = z.object({ js: z.object({ sync: names, async: names }) });

const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({
    publicPath: z.optional(z.string()),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      requiredVersion: z.optional(z.union([z.string(), z.literal(false)])),
      assets,
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

/** What the manifest of a container says; file names are relative to its folder. */
export interface Container {
  readonly entry: string;
  readonly isModule: boolean;
  /** Scripts of each exposed module, without those that it imports later. */
  readonly exposes: Readonly<Record<string, readonly string[]>>;
  readonly shared: readonly SharedLibrary[];
}

export interface SharedLibrary {
  readonly name: string;
  readonly range: string;
  readonly isSingleton: boolean;
  /** The container can use this copy instead of the host's. */
  readonly hasCopy: boolean;
}

interface Built {
  readonly bundle: string;
  readonly pages: readonly PageRoute[];
  readonly extensions: readonly PageExtension[];
  /** Absolute path. */
  readonly folder: string;
  /** Names of the files that are released. */
  readonly files: readonly string[];
}

/**
 * Reads the manifest of a built container and compares it with the routes of its remote.
 * @throws ReleaseError naming what does not fit
 */
export function readContainer(built: Built): Container {
  const { name, metaData, exposes, shared } = parseManifest(built);
  const { remoteEntry, publicPath } = metaData;
  const entry = posix.join(remoteEntry.path, remoteEntry.name);
  const container = {
    entry,
    isModule: remoteEntry.type === 'module',
    exposes: Object.fromEntries(
      exposes.map(({ path, assets: { js } }) => [path, js.sync.filter((file) => file !== entry)]),
    ),
    shared: shared.map((library) => ({
      name: library.name,
      range: library.requiredVersion || '*',
      isSingleton: library.singleton ?? false,
      hasCopy: library.assets.js.sync.length + library.assets.js.async.length > 0,
    })),
  };
  const problem =
    nameProblem(built.bundle, name) ??
    typeProblem(remoteEntry.type) ??
    pathProblem(publicPath) ??
    missingModule(built, container.exposes) ??
    missingFile(built.files, container);
  if (problem) throw notReleased(built, problem);
  return container;
}

function parseManifest(built: Built): z.infer<typeof manifestSchema> {
  const parsed = manifestSchema.safeParse(readJson(built));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw notReleased(built, `Its ${MANIFEST} has no valid ${fields}. Build it with version 2 of the federation plugin.`);
}

function readJson(built: Built): unknown {
  const file = join(built.folder, MANIFEST);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const problem = isMissing
      ? `There is no ${MANIFEST} in ${built.folder}`
      : `Its ${MANIFEST} is not JSON (${(error as Error).message})`;
    throw notReleased(
      built,
      `${problem}. Name the folder that the build writes, and give the federation plugin the option manifest: true.`,
    );
  }
}

const notReleased = ({ bundle }: Built, problem: string): ReleaseError =>
  new ReleaseError(bundle, `'${bundle}' was not released. ${problem}`);

function nameProblem(bundle: string, name: string): string | undefined {
  const wanted = containerName(bundle);
  if (name === wanted) return undefined;
  return `Its container is called '${name}', but the host asks for '${wanted}': give the federation plugin the name '${wanted}', or correct the name in routes.json.`;
}

const typeProblem = (type: string): string | undefined =>
  ['global', 'module'].includes(type)
    ? undefined
    : `Its container is of type '${type}': let the federation plugin write a global variable or a module (library.type).`;

// Another path would be that of no release.
const pathProblem = (publicPath: string | undefined): string | undefined =>
  publicPath === undefined || publicPath === 'auto'
    ? undefined
    : `It asks for its files at '${publicPath}', where they will not be: set output.publicPath to 'auto', or base to './' for Vite.`;

function missingModule({ pages, extensions }: Built, exposes: Container['exposes']): string | undefined {
  const named = [
    ...pages.map(({ module, path }) => ({ module, place: path })),
    ...extensions.map(({ module, slot }) => ({ module, place: slot })),
  ];
  const missing = named.find(({ module }) => !exposes[module]);
  if (!missing) return undefined;
  const exposed = Object.keys(exposes).join(', ') || 'nothing';
  return `Its routes.json names the module '${missing.module}' for '${missing.place}', but it exposes ${exposed}. Correct the "exposes" of the federation plugin.`;
}

function missingFile(files: readonly string[], { entry, exposes }: Container): string | undefined {
  const missing = [entry, ...Object.values(exposes).flat()].find((file) => !files.includes(file));
  return missing && `Its ${MANIFEST} names '${missing}', which is not a file of that folder. Build it again.`;
}
