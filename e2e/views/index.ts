import { jobs } from './jobs';
import { learning } from './learning';
import { marketing } from './marketing';
import { member } from './member';
import { resume } from './resume';
import { shell } from './shell';
import type { View } from './view';

/** Every state of the portal that is photographed and checked with axe. A new page or dialog is added here. */
export const VIEWS: readonly View[] = [...shell, ...marketing, ...jobs, ...member, ...learning, ...resume];
