import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutesFile } from '@kadam/shared/remote';
import { root } from './running-portal';

const remotes = ['marketing', 'jobs', 'learning', 'resume'];

/** Every page that a remote declares and that needs no parameter. */
export const staticRoutes = remotes.flatMap((remote) => {
  const { pages } = JSON.parse(readFileSync(join(root, `remote-${remote}/routes.json`), 'utf8')) as RoutesFile;
  return pages.filter(({ path }) => !path.includes(':')).map((page) => ({ remote, ...page }));
});
