import type { BootRecord } from '@kadam/shared/remote';
import { fallbackReleases } from './fallback-releases';
import { recordProblem } from '../reporting/telemetry';
import { createPageLoader, type PageLoader } from './page-loader';
import { fetchRegistry, fetchRelease } from './registry';
import { createFederation } from './runtime';

/** The page loader of the running portal. */
export const createPortalLoader = (boot: BootRecord): PageLoader =>
  createPageLoader(boot, {
    federation: createFederation(),
    fetchRegistry,
    fetchRelease,
    count: recordProblem,
    fallbackReleases,
  });
