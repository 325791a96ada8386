import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

// Next to the API's packages, so that the programs can resolve packages that are not bundled.
const FOLDER = join(__dirname, '../../node_modules/.cache/programs');
// These read files from their own folder, or are native.
const APART = [
  '@electric-sql/*',
  '@fastify/swagger-ui',
  '@node-rs/*',
  'dictionary-en',
  'esbuild',
  'pdfjs-dist',
  'pg-native',
  'tsx',
];

const made = new Map<string, Promise<string>>();

/**
 * Path of a program of the API as one file. Loading its modules one by one takes more processor
 * time than the rest of a start.
 */
export function programOf(source: string): Promise<string> {
  const known = made.get(source) ?? bundle(source);
  made.set(source, known);
  return known;
}

async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    external: APART,
    plugins: [ownFolders],
    logLevel: 'error',
  });
  const content = outputFiles[0]?.contents ?? new Uint8Array();
  const path = join(FOLDER, `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.cjs`);
  if (existsSync(path)) return path;
  await mkdir(FOLDER, { recursive: true });
  // Other test processes may write it at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, path);
  return path;
}

/** Modules find their files relative to their own folder, wherever the program is. */
const ownFolders: Plugin = {
  name: 'own folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('__dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
};
