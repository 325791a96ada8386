import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest|ttf)$/;
/** Below this many bytes a compressed copy saves nothing on the wire: the answer fits one packet either way. */
const SMALLEST = 1000;

/**
 * Writes `<file>.br` (quality 11) and `<file>.gz` (level 9) beside a file that gains by it, for servers that send files as they lie.
 * @returns the files written
 */
export async function compressBeside(file: string): Promise<string[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  const content = await readFile(file);
  if (content.length <= SMALLEST) return [];
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params: quality }), deflate(content, { level: 9 })]);
  const written = [
    { path: `${file}.br`, bytes: br },
    { path: `${file}.gz`, bytes: gz },
  ].filter(({ bytes }) => bytes.length < content.length);
  await Promise.all(written.map(({ path, bytes }) => writeFile(path, bytes)));
  return written.map(({ path }) => path);
}
