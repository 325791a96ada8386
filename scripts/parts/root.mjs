import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where this machine keeps database, mail and bundles; `KADAM_DATA` moves it. Git ignores it. */
export const dataFolder = resolve(root, process.env.KADAM_DATA ?? '.data');

/** Released bundles; `KADAM_BUNDLES` moves them. */
export const bundlesFolder = resolve(root, process.env.KADAM_BUNDLES ?? join(dataFolder, 'bundles'));
