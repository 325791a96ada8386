import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, stop } from 'esbuild';

const SOURCE = join(__dirname, 'analyzer-process.ts');

// Next to the engine's packages, so that the program can resolve them.
const enginePackage = createRequire(SOURCE).resolve('@kadam/resume-engine/package.json');
const FOLDER = join(dirname(enginePackage), 'node_modules/.cache/parser');

/**
 * Builds the parser program once and returns its path. Compiled at run time, pdf.js alone takes 500
 * MB and 4 seconds.
 */
export const parserProgram = once(async () => {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@kadam/resume-engine': join(dirname(enginePackage), 'src/index.ts') },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  // Otherwise esbuild's service would stay in memory with 40 MB.
  await stop();
  await mkdir(FOLDER, { recursive: true });
  const path = join(FOLDER, 'parser.mjs');
  // Another process of the portal may be starting at the same time.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, outputFiles[0]?.contents ?? '');
  await rename(draft, path);
  return path;
});

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
