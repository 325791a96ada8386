import type { BootRecord } from '@kadam/shared/remote';
import { openModule } from './container';
import { fallbackReleases } from './fallback-releases';
import { report } from '../reporting/report';
import { recordProblem } from '../reporting/telemetry';
import { createPageLoader, type PageLoader } from './page-loader';
import { fetchRegistry, fetchRelease } from './registry';

export const createPortalLoader = (boot: BootRecord): PageLoader =>
  createPageLoader(boot, { openModule, fetchRegistry, fetchRelease, report, count: recordProblem, fallbackReleases });
