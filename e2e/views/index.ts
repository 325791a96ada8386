import { staticRoutes } from '../portal/routes';
import { jobs } from './jobs';
import { learning } from './learning';
import { marketing } from './marketing';
import { member } from './member';
import { resume } from './resume';
import { shell } from './shell';
import type { View } from './view';

/** Described states. Add new dialogs and errors here; new pages are included automatically. */
const described: readonly View[] = [...shell, ...marketing, ...jobs, ...member, ...learning, ...resume];

const isDescribed = (path: string): boolean => described.some((view) => view.path === path);

/** All states for screenshots and axe. */
export const VIEWS: readonly View[] = [
  ...described,
  ...staticRoutes
    .filter(({ path }) => !isDescribed(path))
    .map(({ module, path }) => ({ name: module.replace(/^\.\/|-page$/g, ''), path })),
];
