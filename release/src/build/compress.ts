import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const DECODERS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest|ttf)$/;
/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1000;

/**
 * Writes `<file>.br` and `<file>.gz` (level 9) if they are smaller than the file.
 * @param quality of Brotli, up to 11 (RFC 7932)
 * @returns the files written
 */
export async function compressBeside(file: string, quality = constants.BROTLI_MAX_QUALITY): Promise<string[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  const content = await readFile(file);
  if (content.length <= MIN_BYTES) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  const written = [
    { path: `${file}.br`, bytes: br },
    { path: `${file}.gz`, bytes: gz },
  ].filter(({ bytes }) => bytes.length < content.length);
  await Promise.all(written.map(({ path, bytes }) => writeFile(path, bytes)));
  return written.map(({ path }) => path);
}

/** Whether the existing compressed copies of a file match it. */
export async function areCopiesValid(file: string): Promise<boolean> {
  if (!COMPRESSIBLE.test(file)) return true;
  const content = await readFile(file);
  const checks = Object.entries(DECODERS).map(async ([suffix, decode]) => {
    const copy = await readFile(`${file}${suffix}`).catch(missing);
    return (
      copy === null ||
      (await decode(copy).then(
        (decoded) => decoded.equals(content),
        () => false,
      ))
    );
  });
  return (await Promise.all(checks)).every(Boolean);
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
