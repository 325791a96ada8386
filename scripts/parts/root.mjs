import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Database, mail and bundles; moved by `KADAM_DATA`, ignored by git. */
export const dataFolder = resolve(root, process.env.KADAM_DATA ?? '.data');

/** Released bundles; moved by `KADAM_BUNDLES`. */
export const bundlesFolder = resolve(root, process.env.KADAM_BUNDLES ?? join(dataFolder, 'bundles'));
