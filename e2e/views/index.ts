import { staticRoutes } from '../portal/routes';
import { jobs } from './jobs';
import { learning } from './learning';
import { marketing } from './marketing';
import { member } from './member';
import { resume } from './resume';
import { shell } from './shell';
import type { View } from './view';

/** States that somebody described. A new dialog, fault or act is added here; a new page comes by itself. */
const described: readonly View[] = [...shell, ...marketing, ...jobs, ...member, ...learning, ...resume];

const isDescribed = (path: string): boolean => described.some((view) => view.path === path);

/** Every state of the portal that is photographed and checked with axe. */
export const VIEWS: readonly View[] = [
  ...described,
  ...staticRoutes
    .filter(({ path }) => !isDescribed(path))
    .map(({ module, path }) => ({ name: module.replace(/^\.\/|-page$/g, ''), path })),
];
