import type { BootRecord } from '@kadam/shared/remote';
import { openModule } from './container';
import { standIns } from './last-good';
import { report } from '../reporting/report';
import { tellProblem } from '../reporting/telemetry';
import { createPageLoader, type PageLoader } from './page-loader';
import { fetchRegistry, fetchRelease } from './registry';

/** The loader of the running portal. */
export const createPortalLoader = (boot: BootRecord): PageLoader =>
  createPageLoader(boot, { openModule, fetchRegistry, fetchRelease, report, count: tellProblem, standIns });
