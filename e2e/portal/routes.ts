import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesFile } from '@kadam/shared/remote';
import { root } from './running-portal';

const remotes = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => folder.replace('remote-', ''));

/** Every page without a parameter, except those of the staff (`journeys/office.spec.ts`). */
export const staticRoutes = remotes.flatMap((remote) => {
  const { pages } = JSON.parse(readFileSync(join(root, `remote-${remote}/routes.json`), 'utf8')) as RoutesFile;
  return pages
    .filter(({ path, access }) => !path.includes(':') && access !== 'staff')
    .map((page) => ({ remote, ...page }));
});

/** A path without a page. */
export const UNKNOWN_PATH = '/no-such-page';
